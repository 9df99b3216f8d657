import type { PageTexts } from '../shared/conversation/page-texts.ts'

export const SPANISH_PAGE_TEXTS: PageTexts = {
  '{} cannot be empty': '{}: falta la respuesta',
  'Please provide a text': 'Escriba un texto',
  'Must be at least {} characters': 'Debe tener al menos {} caracteres',
  'Must be no more than {} characters': 'No debe tener más de {} caracteres',
  'Text does not match required format': 'El texto no tiene el formato que se pide',
  'The answers that have to match a format are too long together: please shorten this one':
    'Las respuestas que piden un formato son demasiado largas en conjunto: acorte esta',
  'Please provide a valid number': 'Diga un número válido',
  'Number must be at least {}': 'El número debe ser {} como mínimo',
  'Number must be at most {}': 'El número debe ser {} como máximo',
  'Please choose a number from {} to {}': 'Elija un número del {} al {}',
  'Please provide a valid email address': 'Diga una dirección de correo válida',
  'Please provide a valid URL': 'Diga una dirección web válida',
  'Please provide a valid phone number': 'Diga un número de teléfono válido',
  'Please provide a valid date': 'Diga una fecha válida',
  'Please select a valid option': 'Elija una de las opciones',
  'Please select only valid options': 'Elija solo entre las opciones',
  'Please say what “{}” is': 'Diga qué es «{}»',
  'Please tick the box or leave it empty': 'Marque la casilla o déjela vacía',
  'Form validation failed': 'El formulario tiene respuestas que no valen',
  'Failed to submit form to server': 'El servidor no ha recibido el formulario',
  'Failed to submit form. Please try again.': 'No se ha podido enviar el formulario. Inténtelo de nuevo.',
  'Unexpected error during submission': 'Ha ocurrido un error inesperado al enviar',
  'Network error occurred during submission. Please check your connection and try again.':
    'Ha fallado la red al enviar. Compruebe su conexión e inténtelo de nuevo.',
  'An unexpected error occurred. Please try again later.':
    'Ha ocurrido un error inesperado. Inténtelo de nuevo más tarde.',
  'You have already answered this form.': 'Usted ya ha respondido a este formulario.',
  'Thank you for your submission!': '¡Gracias por su envío!',
  'May your voice be sent to the maker of your browser?': '¿Puede enviarse su voz al fabricante de su navegador?',
  'Your voice goes to the maker of your browser, whose service turns it into text.':
    'Su voz va al fabricante de su navegador, cuyo servicio la convierte en texto.',
  'May your voice be sent to {}?': '¿Puede enviarse su voz a {}?',
  'Your voice goes to {}, a service outside this site, which turns it into text.':
    'Su voz va a {}, un servicio ajeno a este sitio, que la convierte en texto.',
}
