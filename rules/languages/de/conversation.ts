import type { Asked, ConversationWords, Note } from '../shared/conversation.ts'

const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`

const sentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`)

const SPELL = 'Sagen Sie „buchstabieren“, um es zu buchstabieren, oder tippen Sie es ein.'

const notUnderstood = ({ heard, mayGrow }: { heard: string; mayGrow?: boolean }): string =>
  mayGrow
    ? `Ich habe „${heard}“ gehört. Sagen Sie den Rest, oder alles noch einmal.`
    : `Ich habe „${heard}“ gehört und nicht verstanden.`

function note(about: Note): string {
  switch (about.kind) {
    case 'silence':
      return 'Ich habe nichts gehört.'
    case 'missed':
      return [
        about.heard ? notUnderstood(about) : 'Das habe ich nicht verstanden.',
        about.mayOffer ? (about.isSpellable ? SPELL : 'Sie können es auch eintippen.') : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'filled':
      return sentence(about.answer)
    case 'refused':
      return about.isSpellable
        ? `Dann sagen Sie es noch einmal. ${SPELL}`
        : 'Dann sagen Sie es noch einmal, oder tippen Sie es ein.'
    case 'either':
      return `War es dann ${about.labels[0]} oder ${about.labels[1]}?`
    case 'problem':
      return sentence(about.problem)
    case 'missing':
      return `${sentence(about.label)} Diese Antwort fehlt noch.`
    case 'trouble':
      return about.message
    default:
      return NOTES[about.kind]
  }
}

const NOTES = {
  required: 'Diese Frage braucht eine Antwort. Sagen Sie „weiter“, um später darauf zurückzukommen.',
  cleared: 'Gelöscht.',
  undone: 'Rückgängig gemacht.',
  'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
  loudest: 'Lauter kann ich nicht sprechen. Stellen Sie Ihr Gerät lauter.',
  first: 'Das ist die erste Frage.',
  staying: 'Ich bleibe bei dieser Frage.',
  unsent: 'Es wurde nicht abgesendet.',
  'in-review': 'Das ist die Übersicht. Sagen Sie „ändern“ und eine Frage, um ihre Antwort zu ändern, oder „zurück“.',
  'nothing-to-send': 'Es gibt noch keine Antworten.',
  unspellable: 'Diese Antwort wird nicht buchstabiert.',
  other: 'Dann vielleicht so:',
  'typing-left': 'Dann tippen Sie es bitte, oder sagen Sie „weiter“, um später darauf zurückzukommen.',
  'given-up': 'Ich frage nicht weiter.',
  hidden: 'Ich habe aufgehört, als Sie diese Seite verlassen haben.',
  elsewhere: 'Jetzt hört ein anderer Tab oder ein anderes Fenster zu.',
} as const

function question({ label, description, options, answer, position, total, isShort, ...is }: Asked): string {
  if (is.isFile) return `${sentence(label)} Hier gehört eine Datei hin, die man nicht sagen kann. Sagen Sie „weiter“.`
  const choices =
    options.length === 0
      ? ''
      : `${is.isSeveral ? 'Wählen Sie eine oder mehrere' : 'Zur Auswahl stehen'}: ${listed(options, is.isSeveral ? 'und' : 'oder')}.`
  if (isShort) return [sentence(label), choices].filter(Boolean).join(' ')
  const standing = answer ? `Ihre Antwort ist ${sentence(answer)} Sagen Sie „weiter“, oder eine andere.` : ''
  const skip = is.isRequired || answer ? '' : 'Sie können sie überspringen.'
  return [
    `Frage ${position} von ${total}.`,
    sentence(label),
    description && sentence(description),
    choices,
    standing,
    skip,
  ]
    .filter(Boolean)
    .join(' ')
}

const UNSPELLED_HINT =
  'Sagen Sie Ihre Antwort, oder weiter, zurück, wiederholen, überspringen, Hilfe, prüfen oder stopp.'
const HINTS = {
  question:
    'Sagen Sie Ihre Antwort, oder weiter, zurück, wiederholen, überspringen, buchstabieren, Hilfe, prüfen oder stopp.',
  confirming: 'Sagen Sie ja oder nein, oder verbessern Sie es: „nein, ich sagte …“.',
  spelling: 'Buchstabieren Sie, oder sagen Sie Hilfe oder stopp.',
  finishing: 'Sagen Sie prüfen, absenden, „gehe zu“ und eine Frage, Hilfe oder stopp.',
  reviewing: 'Sagen Sie absenden, „ändern“ und eine Frage, wiederholen, Hilfe oder stopp.',
  sending: 'Sagen Sie ja oder nein, prüfen, oder „ändern“ und eine Frage.',
  failed: 'Sagen Sie noch einmal, zurück oder stopp.',
} as const

const HELP = [
  'Sie können sagen: weiter, zurück, wiederholen, langsamer, lauter, überspringen, löschen, rückgängig, buchstabieren, prüfen, absenden, stopp oder fortsetzen.',
  'Sagen Sie „gehe zu“ und den Namen oder die Nummer einer Frage.',
  'Sagen Sie „nein, ich sagte“ und Ihre Antwort, um sie zu verbessern. Mit Escape oder einer Berührung schweige ich.',
].join(' ')

const SPELLING_HELP = [
  'Nennen Sie einen Buchstaben nach dem anderen, und Ziffern, wie sie sind. Deutlicher wird es mit „B wie Berta“.',
  'Sagen Sie „at“, „Punkt“, „Bindestrich“ oder „Unterstrich“ für die Zeichen, und „groß“ vor einem Großbuchstaben.',
  'Sagen Sie „zurück“ für die Frage, oder „stopp“.',
].join(' ')

export const GERMAN_WORDS: ConversationWords = {
  note,
  question,
  isRight: (answer) => `Ich habe verstanden: ${sentence(answer)} Ist das richtig?`,
  spell: (label) => `${sentence(label)} Buchstabieren Sie bitte, einen Buchstaben nach dem anderen.`,
  finishing: (missing) =>
    missing.length > 0
      ? `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${listed(missing, 'und')}. Sagen Sie „gehe zu“ und den Namen der Frage.`
      : 'Das waren alle Fragen. Sagen Sie „prüfen“, um Ihre Antworten zu hören, oder „absenden“.',
  review: (answers, missing) =>
    [
      answers.length === 0 ? 'Es gibt noch keine Antworten.' : 'Ihre Antworten.',
      ...answers.map(({ label, answer }) => `${label.replace(/[.?!:]+$/, '')}: ${sentence(answer)}`),
      missing.length > 0 ? `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${listed(missing, 'und')}.` : '',
      'Sagen Sie „absenden“, oder „ändern“ und den Namen einer Frage.',
    ]
      .filter(Boolean)
      .join(' '),
  mayISend: 'Soll ich das Formular absenden?',
  sending: 'Ich sende es ab.',
  sent: (completion) => `Das Formular wurde abgesendet. ${completion}`,
  failed: (message) => `Es konnte nicht abgesendet werden. ${sentence(message)} Sagen Sie „noch einmal“, oder „stopp“.`,
  help: (topic) => (topic === 'question' ? HELP : topic === 'spelling' ? SPELLING_HELP : HINTS[topic]),
  paused: 'Ich höre gerade nicht zu. Drücken Sie „Fortsetzen“, um fortzufahren.',
  resting: (minutes) =>
    `Sagen Sie „fortsetzen“, oder drücken Sie darauf. ${minutes} Minuten lang höre ich auf nichts anderes.`,
  pausedWithAnswer:
    'Ich habe behalten, was Sie gesagt haben. Drücken Sie „Fortsetzen“, dann frage ich, ob ich richtig gehört habe.',
  typing: 'Sie tippen. Drücken Sie die Eingabetaste für die nächste Frage, oder „Fortsetzen“, um zu sprechen.',
  none: 'Keine',
  scale: (min, max) => `Von ${min} bis ${max}.`,
  hint: (topic, isSpellable) => (topic === 'question' && !isSpellable ? UNSPELLED_HINT : HINTS[topic]),
  panel: {
    states: {
      reading: 'Ich lese vor …',
      listening: 'Ich höre zu … Sprechen Sie jetzt',
      resting: 'Ich warte … Sagen Sie „fortsetzen“',
      typing: 'Sie tippen',
      paused: 'Pause',
      sending: 'Wird abgesendet …',
      working: 'Einen Moment …',
    },
    heard: (text) => `Gehört: „${text}“`,
    yes: 'Ja',
    no: 'Nein',
    goOn: 'Fortsetzen',
    pause: 'Pause',
    stopReading: 'Vorlesen beenden',
    whatCanISay: 'Was kann ich sagen?',
  },
  signs: {
    '@': 'at',
    '.': 'Punkt',
    '-': 'Bindestrich',
    _: 'Unterstrich',
    '/': 'Schrägstrich',
    ':': 'Doppelpunkt',
    '+': 'plus',
    ' ': 'Leerzeichen',
    "'": 'Apostroph',
  },
  capital: (letter) => `großes ${letter}`,
}
