import type { CommandPhrases } from './commands.ts'

export const SPANISH_COMMANDS: CommandPhrases = {
  next: ['siguiente', 'siguiente pregunta', 'la siguiente', 'continuar', 'continúa', 'adelante'],
  back: ['atrás', 'volver', 'anterior', 'pregunta anterior', 'la anterior', 'vuelve'],
  repeat: ['repetir', 'repite', 'repite la pregunta', 'otra vez la pregunta', 'dilo otra vez'],
  skip: ['saltar', 'salta', 'sáltala', 'saltar esta pregunta', 'paso', 'omitir'],
  clear: ['borrar', 'borra', 'bórralo', 'borrar respuesta', 'borra la respuesta'],
  spell: ['deletrear', 'deletrearlo', 'lo deletreo', 'voy a deletrear'],
  help: ['ayuda', 'qué puedo decir', 'comandos'],
  'go-to': ['ir a', 've a', 'volver a', 'cambiar', 'cambia', 'corregir'],
  review: ['revisar', 'revisa', 'revisar respuestas', 'lee mis respuestas'],
  submit: ['enviar', 'envíalo', 'enviar formulario', 'envía el formulario'],
  stop: ['parar', 'para', 'alto', 'detente', 'silencio', 'pausa'],
  undo: ['deshacer', 'deshaz', 'deshazlo'],
  retry: ['intentar de nuevo', 'inténtalo otra vez', 'otra vez'],
  yes: ['sí', 'si', 'sí por favor', 'correcto', 'vale', 'claro', 'de acuerdo', 'eso es'],
  no: ['no', 'no gracias', 'incorrecto', 'mal', 'no es correcto'],
}
