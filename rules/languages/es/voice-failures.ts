import type { VoiceSentences } from '../../voice-failures.ts'

export const SPANISH_VOICE: VoiceSentences = {
  language: 'es',
  failures: {
    'nothing-heard': 'No se ha oído nada. Inténtelo de nuevo, o escriba su respuesta.',
    'not-understood': 'No se ha entendido. Dígalo otra vez, o escriba su respuesta.',
    'own-voice': 'La página ha oído lo que ella misma leía. Dígalo otra vez, o escriba su respuesta.',
    'no-answer': 'El reconocimiento de voz no ha respondido a tiempo. Inténtelo de nuevo, o escriba su respuesta.',
    unavailable: 'El reconocimiento de voz no está disponible. Escriba su respuesta.',
    'not-now': 'El reconocimiento de voz no está disponible ahora. Inténtelo de nuevo, o escriba su respuesta.',
    busy: 'El reconocimiento de voz está ocupado. Espere un momento e inténtelo de nuevo, o escriba su respuesta.',
    'too-large': 'Era demasiado largo para reconocerlo. Dígalo con menos palabras, o escriba su respuesta.',
    offline: 'Sin conexión no se ha podido reconocer la voz. Inténtelo de nuevo, o escriba su respuesta.',
    'other-language': 'Ningún reconocedor de aquí conoce el idioma de este formulario. Escriba su respuesta.',
    denied: 'Se ha denegado el acceso al micrófono. Permítalo para responder de voz.',
    'no-permission': 'No se ha respondido a la petición del micrófono. Inténtelo de nuevo, o escriba su respuesta.',
    'no-device': 'No se ha encontrado ningún micrófono. Conecte uno e inténtelo de nuevo, o escriba su respuesta.',
    'device-busy': 'Otro programa usa el micrófono. Ciérrelo e inténtelo de nuevo, o escriba su respuesta.',
    'device-lost': 'El micrófono se ha desconectado. Conéctelo e inténtelo de nuevo, o escriba su respuesta.',
    'no-sound': 'Del micrófono no llega ningún sonido. Compruebe que está encendido, o escriba su respuesta.',
    'insecure-page': 'La entrada de voz necesita una dirección segura (https). Escriba su respuesta.',
    unconsented: 'La entrada de voz no se ha iniciado. Puede escribir su respuesta, o iniciarla de nuevo.',
    interrupted: 'La entrada de voz se ha interrumpido. Inténtelo de nuevo, o escriba su respuesta.',
    hidden: 'Se dejó de escuchar cuando usted salió de esta página. Inténtelo de nuevo, o escriba su respuesta.',
    elsewhere:
      'La entrada de voz se inició en otra pestaña u otra ventana, así que aquí se detuvo. Inténtelo de nuevo, o escriba su respuesta.',
  },
  notices: {
    'too-long':
      'Era demasiado largo para una grabación. Se ha tomado lo que dijo hasta que terminó; puede escribir el resto.',
    'device-lost': 'El micrófono se ha desconectado. Compruebe que su respuesta está completa.',
    hidden: 'Se dejó de escuchar cuando usted salió de esta página. Compruebe que su respuesta está completa.',
    elsewhere: 'La entrada de voz se inició en otra pestaña u otra ventana. Compruebe que su respuesta está completa.',
    retry: 'El reconocimiento de voz acaba de fallar. Se intenta una vez más.',
    busy: 'El reconocimiento de voz está ocupado. Se intentará de nuevo automáticamente; no hace falta que lo repita.',
  },
}
