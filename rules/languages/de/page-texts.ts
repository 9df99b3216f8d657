import type { PageTexts } from '../shared/conversation/page-texts.ts'

export const GERMAN_PAGE_TEXTS: PageTexts = {
  '{} cannot be empty': '{}: Die Antwort fehlt',
  'Please provide a text': 'Geben Sie einen Text an',
  'Must be at least {} characters': 'Es müssen mindestens {} Zeichen sein',
  'Must be no more than {} characters': 'Es dürfen höchstens {} Zeichen sein',
  'Text does not match required format': 'Der Text hat nicht die verlangte Form',
  'The answers that have to match a format are too long together: please shorten this one':
    'Die Antworten, die eine bestimmte Form haben müssen, sind zusammen zu lang: Kürzen Sie bitte diese',
  'Please provide a valid number': 'Nennen Sie bitte eine gültige Zahl',
  'Number must be at least {}': 'Die Zahl muss mindestens {} sein',
  'Number must be at most {}': 'Die Zahl darf höchstens {} sein',
  'Please choose a number from {} to {}': 'Wählen Sie eine Zahl von {} bis {}',
  'Please provide a valid email address': 'Nennen Sie bitte eine gültige E-Mail-Adresse',
  'Please provide a valid URL': 'Nennen Sie bitte eine gültige Internetadresse',
  'Please provide a valid phone number': 'Nennen Sie bitte eine gültige Telefonnummer',
  'Please provide a valid date': 'Nennen Sie bitte ein gültiges Datum',
  'Please select a valid option': 'Wählen Sie bitte eine der Möglichkeiten',
  'Please select only valid options': 'Wählen Sie bitte nur unter den Möglichkeiten',
  'Please say what “{}” is': 'Sagen Sie bitte, was „{}“ ist',
  'Please tick the box or leave it empty': 'Kreuzen Sie das Kästchen an, oder lassen Sie es leer',
  'Form validation failed': 'Das Formular enthält Antworten, die nicht gelten',
  'Failed to submit form to server': 'Der Server hat das Formular nicht angenommen',
  'Failed to submit form. Please try again.':
    'Das Formular konnte nicht abgesendet werden. Versuchen Sie es noch einmal.',
  'Unexpected error during submission': 'Beim Absenden ist ein unerwarteter Fehler aufgetreten',
  'Network error occurred during submission. Please check your connection and try again.':
    'Beim Absenden war das Netz gestört. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  'An unexpected error occurred. Please try again later.':
    'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
  'You have already answered this form.': 'Sie haben dieses Formular schon beantwortet.',
  'Thank you for your submission!': 'Vielen Dank für Ihre Antworten!',
  'May your voice be sent to the maker of your browser?':
    'Darf Ihre Stimme an den Hersteller Ihres Browsers gesendet werden?',
  'Your voice goes to the maker of your browser, whose service turns it into text.':
    'Ihre Stimme geht an den Hersteller Ihres Browsers, dessen Dienst sie in Text umwandelt.',
  'May your voice be sent to {}?': 'Darf Ihre Stimme an {} gesendet werden?',
  'Your voice goes to {}, a service outside this site, which turns it into text.':
    'Ihre Stimme geht an {}, einen Dienst außerhalb dieser Seite, der sie in Text umwandelt.',
}
