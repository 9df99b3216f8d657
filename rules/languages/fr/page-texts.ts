import type { PageTexts } from '../shared/conversation/page-texts.ts'

export const FRENCH_PAGE_TEXTS: PageTexts = {
  '{} cannot be empty': '{} : il manque la réponse',
  'Please provide a text': 'Donnez un texte',
  'Must be at least {} characters': 'Il faut au moins {} caractères',
  'Must be no more than {} characters': 'Il ne faut pas plus de {} caractères',
  'Text does not match required format': 'Le texte n’a pas la forme demandée',
  'The answers that have to match a format are too long together: please shorten this one':
    'Les réponses qui doivent avoir une forme précise sont trop longues ensemble : abrégez celle-ci',
  'Please provide a valid number': 'Donnez un nombre valable',
  'Number must be at least {}': 'Le nombre doit être au moins {}',
  'Number must be at most {}': 'Le nombre doit être au plus {}',
  'Please choose a number from {} to {}': 'Choisissez un nombre de {} à {}',
  'Please provide a valid email address': 'Donnez une adresse électronique valable',
  'Please provide a valid URL': 'Donnez une adresse Internet valable',
  'Please provide a valid phone number': 'Donnez un numéro de téléphone valable',
  'Please provide a valid date': 'Donnez une date valable',
  'Please select a valid option': 'Choisissez une des possibilités',
  'Please select only valid options': 'Choisissez seulement parmi les possibilités',
  'Please say what “{}” is': 'Dites ce que « {} » signifie',
  'Please tick the box or leave it empty': 'Cochez la case ou laissez-la vide',
  'Form validation failed': 'Le formulaire contient des réponses qui ne conviennent pas',
  'Failed to submit form to server': 'Le serveur n’a pas reçu le formulaire',
  'Failed to submit form. Please try again.': 'Le formulaire n’a pas pu être envoyé. Réessayez.',
  'Unexpected error during submission': 'Une erreur inattendue est survenue pendant l’envoi',
  'Network error occurred during submission. Please check your connection and try again.':
    'Le réseau a été coupé pendant l’envoi. Vérifiez votre connexion et réessayez.',
  'An unexpected error occurred. Please try again later.': 'Une erreur inattendue est survenue. Réessayez plus tard.',
  'You have already answered this form.': 'Vous avez déjà répondu à ce formulaire.',
  'Thank you for your submission!': 'Merci pour votre envoi !',
  'May your voice be sent to the maker of your browser?':
    'Votre voix peut-elle être envoyée à l’éditeur de votre navigateur ?',
  'Your voice goes to the maker of your browser, whose service turns it into text.':
    'Votre voix est envoyée à l’éditeur de votre navigateur, dont le service la transforme en texte.',
  'May your voice be sent to {}?': 'Votre voix peut-elle être envoyée à {} ?',
  'Your voice goes to {}, a service outside this site, which turns it into text.':
    'Votre voix est envoyée à {}, un service extérieur à ce site, qui la transforme en texte.',
}
