import type { Asked, ConversationWords, Note } from '../shared/conversation.ts'

const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`

const sentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`)

const SPELL = 'Diga «deletrear» para deletrearlo, o escríbalo.'

const notUnderstood = ({ heard, mayGrow }: { heard: string; mayGrow?: boolean }): string =>
  mayGrow ? `He oído «${heard}». Diga el resto, o todo otra vez.` : `He oído «${heard}» y no lo he entendido.`

function note(about: Note): string {
  switch (about.kind) {
    case 'silence':
      return 'No he oído nada.'
    case 'missed':
      return [
        about.heard ? notUnderstood(about) : 'No lo he entendido.',
        about.mayOffer ? (about.isSpellable ? SPELL : 'También puede escribirlo.') : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'filled':
      return sentence(about.answer)
    case 'refused':
      return about.isSpellable ? `Dígalo otra vez. ${SPELL}` : 'Dígalo otra vez, o escríbalo.'
    case 'either':
      return `Entonces, ¿era ${about.labels[0]} o ${about.labels[1]}?`
    case 'problem':
      return sentence(about.problem)
    case 'missing':
      return `${sentence(about.label)} Esta respuesta falta.`
    case 'trouble':
      return about.message
    default:
      return NOTES[about.kind]
  }
}

const NOTES = {
  required: 'Esta pregunta necesita una respuesta. Diga «siguiente» para volver más tarde.',
  cleared: 'Borrado.',
  undone: 'Deshecho.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'typing-left': 'Entonces escríbalo, o diga «siguiente» para volver más tarde.',
  other: 'Entonces quizá esto:',
  loudest: 'No puedo hablar más alto. Suba el volumen de su dispositivo.',
  first: 'Esta es la primera pregunta.',
  staying: 'Me quedo aquí.',
  unsent: 'No se ha enviado.',
  'in-review': 'Esta es la revisión. Diga «cambiar» y una pregunta para cambiar su respuesta, o «atrás».',
  'nothing-to-send': 'Todavía no hay respuestas.',
  unspellable: 'Esta respuesta no se deletrea.',
  'given-up': 'Dejo de preguntar.',
  hidden: 'Me detuve cuando usted salió de esta página.',
  elsewhere: 'Ahora escucha otra pestaña u otra ventana.',
} as const

function question({ label, description, options, answer, position, total, isShort, ...is }: Asked): string {
  if (is.isFile) return `${sentence(label)} Aquí va un archivo, que no se puede decir. Diga «siguiente».`
  const choices =
    options.length === 0 ? '' : `${is.isSeveral ? 'Elija una o varias' : 'Elija'}: ${listed(options, 'o')}.`
  if (isShort) return [sentence(label), choices].filter(Boolean).join(' ')
  const standing = answer ? `Su respuesta es ${sentence(answer)} Diga «siguiente», o diga otra.` : ''
  const skip = is.isRequired || answer ? '' : 'Puede saltarla.'
  return [
    `Pregunta ${position} de ${total}.`,
    sentence(label),
    description && sentence(description),
    choices,
    standing,
    skip,
  ]
    .filter(Boolean)
    .join(' ')
}

const UNSPELLED_HINT = 'Diga su respuesta, o siguiente, atrás, repetir, saltar, ayuda, revisar o parar.'
const HINTS = {
  question: 'Diga su respuesta, o siguiente, atrás, repetir, saltar, deletrear, ayuda, revisar o parar.',
  confirming: 'Diga sí o no, o corríjalo: «no, dije …».',
  spelling: 'Deletree letra por letra, o diga ayuda o parar.',
  finishing: 'Diga revisar, enviar, «ir a» y una pregunta, ayuda o parar.',
  reviewing: 'Diga enviar, «cambiar» y una pregunta, repetir, ayuda o parar.',
  sending: 'Diga sí o no, revisar, o «cambiar» y una pregunta.',
  failed: 'Diga intentar de nuevo, atrás o parar.',
} as const

const HELP = [
  'Puede decir: siguiente, atrás, repetir, más despacio, más alto, saltar, borrar, deshacer, deletrear, revisar, enviar, parar o seguir.',
  'Diga «ir a» y el nombre o el número de una pregunta.',
  'Diga «no, dije» y su respuesta para corregirla. Escape o un toque me callan.',
].join(' ')

const SPELLING_HELP = [
  'Diga las letras por su nombre, y las cifras como son.',
  'Diga «arroba», «punto», «guion» o «guion bajo» para los signos, y «mayúscula» antes de una letra grande.',
  'Diga «atrás» para la pregunta, o «parar».',
].join(' ')

export const SPANISH_WORDS: ConversationWords = {
  note,
  question,
  isRight: (answer) => `He oído ${sentence(answer)} ¿Es correcto?`,
  spell: (label) => `${sentence(label)} Deletréelo, letra por letra.`,
  finishing: (missing) =>
    missing.length > 0
      ? `Falta: ${listed(missing, 'y')}. Diga «ir a» y su nombre.`
      : 'No hay más preguntas. Diga «revisar» para oír sus respuestas, o «enviar».',
  review: (answers, missing) =>
    [
      answers.length === 0 ? 'Todavía no hay respuestas.' : 'Sus respuestas.',
      ...answers.map(({ label, answer }) => `${label.replace(/[.?!:]+$/, '')}: ${sentence(answer)}`),
      missing.length > 0 ? `Falta: ${listed(missing, 'y')}.` : '',
      'Diga «enviar», o «cambiar» y el nombre de una pregunta.',
    ]
      .filter(Boolean)
      .join(' '),
  mayISend: '¿Lo envío?',
  sending: 'Lo estoy enviando.',
  sent: (completion) => `El formulario se ha enviado. ${completion}`,
  failed: (message) => `No se ha podido enviar. ${sentence(message)} Diga «intentar de nuevo», o «parar».`,
  help: (topic) => (topic === 'question' ? HELP : topic === 'spelling' ? SPELLING_HELP : HINTS[topic]),
  paused: 'Ahora no escucho. Pulse «Seguir» para continuar.',
  resting: (minutes) => `Diga «seguir», o púlselo. Durante ${minutes} minutos no escucho nada más.`,
  pausedWithAnswer: 'He guardado lo que dijo. Pulse «Seguir» y le preguntaré si lo he oído bien.',
  typing: 'Está escribiendo. Pulse Intro para la siguiente pregunta, o «Seguir» para hablar.',
  none: 'Ninguna',
  scale: (min, max) => `Del ${min} al ${max}.`,
  hint: (topic, isSpellable) => (topic === 'question' && !isSpellable ? UNSPELLED_HINT : HINTS[topic]),
  panel: {
    states: {
      reading: 'Leyendo…',
      listening: 'Escuchando… Hable ahora',
      resting: 'En espera… Diga «seguir»',
      typing: 'Está escribiendo',
      paused: 'En pausa',
      sending: 'Enviando…',
      working: 'Un momento…',
    },
    heard: (text) => `He oído: «${text}»`,
    yes: 'Sí',
    no: 'No',
    goOn: 'Seguir',
    pause: 'Pausa',
    stopReading: 'Dejar de leer',
    whatCanISay: '¿Qué puedo decir?',
  },
  signs: {
    '@': 'arroba',
    '.': 'punto',
    '-': 'guion',
    _: 'guion bajo',
    '/': 'barra',
    ':': 'dos puntos',
    '+': 'más',
    ' ': 'espacio',
    "'": 'apóstrofo',
  },
  capital: (letter) => `${letter} mayúscula`,
}
