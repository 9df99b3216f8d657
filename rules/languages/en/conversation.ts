import type { Asked, ConversationWords, Note } from '../shared/conversation.ts'

const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`

const sentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`)

const SPELL = 'Say "spell it" to spell it, or type it.'

const notUnderstood = ({ heard, mayGrow }: { heard: string; mayGrow?: boolean }): string =>
  mayGrow ? `I heard "${heard}". Say the rest, or all of it again.` : `I heard "${heard}", and did not understand.`

function note(about: Note): string {
  switch (about.kind) {
    case 'silence':
      return 'I heard nothing.'
    case 'missed':
      return [
        about.heard ? notUnderstood(about) : 'I did not understand.',
        about.mayOffer ? (about.isSpellable ? SPELL : 'You can type it too.') : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'filled':
      return sentence(about.answer)
    case 'refused':
      return about.isSpellable ? `Then say it again. ${SPELL}` : 'Then say it again, or type it.'
    case 'either':
      return `Then was it ${about.labels[0]}, or ${about.labels[1]}?`
    case 'problem':
      return sentence(about.problem)
    case 'missing':
      return `${sentence(about.label)} This one is still needed.`
    case 'trouble':
      return about.message
    default:
      return NOTES[about.kind]
  }
}

const NOTES = {
  required: 'This one needs an answer. Say "next" to come back to it later.',
  cleared: 'Cleared.',
  undone: 'Undone.',
  'nothing-to-undo': 'There is nothing to undo.',
  'typing-left': 'Then please type it, or say "next" to come back to it later.',
  other: 'Then perhaps this:',
  loudest: 'I cannot speak louder. Turn up the volume of your device.',
  first: 'This is the first question.',
  staying: 'I stay here.',
  unsent: 'It is not sent.',
  'in-review': 'This is the review. Say "change" and a question to change its answer, or "back".',
  'nothing-to-send': 'There is no answer to send yet.',
  unspellable: 'This one is not spelled.',
  'given-up': 'I stop asking.',
  hidden: 'I stopped when you left this page.',
  elsewhere: 'Another tab or window is listening now.',
} as const

function question({ label, description, options, answer, position, total, isShort, ...is }: Asked): string {
  if (is.isFile) return `${sentence(label)} This one takes a file, which nobody can say. Say "next" to go on.`
  const choices = options.length === 0 ? '' : `${is.isSeveral ? 'Any of' : 'Choose'}: ${listed(options, 'or')}.`
  if (isShort) return [sentence(label), choices].filter(Boolean).join(' ')
  const standing = answer ? `Your answer is ${sentence(answer)} Say "next", or say another.` : ''
  const place = `Question ${position} of ${total}.`
  return [
    place,
    sentence(label),
    description && sentence(description),
    choices,
    standing,
    optional(is.isRequired, answer),
  ]
    .filter(Boolean)
    .join(' ')
}

const optional = (isRequired: boolean, answer: string): string => (isRequired || answer ? '' : 'You may skip it.')

/** Names of letters sound alike, these do not. */
const LETTERS =
  'alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliet, kilo, lima, mike, november, oscar, papa, ' +
  'quebec, romeo, sierra, tango, uniform, victor, whiskey, x ray, yankee, zulu'

const UNSPELLED_HINT = 'Say your answer, or next, back, repeat, skip, help, review or stop.'
const HINTS = {
  question: 'Say your answer, or next, back, repeat, skip, spell it, help, review or stop.',
  confirming: 'Say yes or no, or correct it: "no, I said …", "change … to …".',
  spelling: `Say ${LETTERS}, digits, "at", "dot", "capital" before a big letter, help or stop.`,
  finishing: 'Say review, submit, "go to" and a question, help or stop.',
  reviewing: 'Say submit, "change" and a question, repeat, help or stop.',
  sending: 'Say yes or no, review, or "change" and a question.',
  failed: 'Say try again, back or stop.',
} as const

const HELP = [
  'You can say: next, back, repeat, skip, slower, louder, clear, undo, spell it, review, submit, stop, or go on.',
  'Say "go to" and the name or number of a question to go there.',
  'Say "no, I said" and your answer to correct it, or "change" one word "to" another.',
  'Say "literally next" to write the word next. Escape or a touch stops my reading.',
].join(' ')

const ALPHABET = [
  `The letters are: ${LETTERS}.`,
  'Say digits as they are, "at", "dot", "dash" or "underscore" for the signs, and "capital" before a big letter.',
  'Say "back" for the question, or "stop".',
].join(' ')

export const ENGLISH_WORDS: ConversationWords = {
  note,
  question,
  isRight: (answer) => `I heard ${sentence(answer)} Is that right?`,
  spell: (label) => `${sentence(label)} Spell it: "alpha" for a, "bravo" for b. Say "help" to hear them all.`,
  finishing: (missing) =>
    missing.length > 0
      ? `Still needed: ${listed(missing, 'and')}. Say "go to" and its name.`
      : 'All questions are done. Say "review" to hear your answers, or "submit" to send them.',
  review: (answers, missing) =>
    [
      answers.length === 0 ? 'There are no answers yet.' : 'Your answers.',
      ...answers.map(({ label, answer }) => `${label.replace(/[.?!:]+$/, '')}: ${sentence(answer)}`),
      missing.length > 0 ? `Still needed: ${listed(missing, 'and')}.` : '',
      'Say "submit" to send them, or "change" and the name of a question.',
    ]
      .filter(Boolean)
      .join(' '),
  mayISend: 'Shall I send it?',
  sending: 'I am sending it.',
  sent: (completion) =>
    [
      'Form Submitted Successfully!',
      completion,
      'Thank you for completing the form using voice input.',
      'Your responses have been securely saved and will be processed shortly.',
    ].join(' '),
  failed: (message) => `Submission Failed. ${sentence(message)} Say "try again", or "stop".`,
  help: (topic) => (topic === 'question' ? HELP : topic === 'spelling' ? ALPHABET : HINTS[topic]),
  paused: 'I am not listening now. Press "Go on" to continue.',
  resting: (minutes) => `Say "go on" to continue, or press it. I listen for nothing else, for ${minutes} minutes.`,
  pausedWithAnswer: 'What you said is kept. Press "Go on", and I ask whether I heard it right.',
  typing: 'You are typing. Press Enter for the next question, or "Go on" to talk.',
  none: 'None',
  scale: (min, max) => `From ${min} to ${max}.`,
  hint: (topic, isSpellable) => (topic === 'question' && !isSpellable ? UNSPELLED_HINT : HINTS[topic]),
  panel: {
    states: {
      reading: 'Reading…',
      listening: 'Listening… Speak now',
      resting: 'Resting… Say “go on”',
      typing: 'You are typing',
      paused: 'Paused',
      sending: 'Sending…',
      working: 'One moment…',
    },
    heard: (text) => `I heard: “${text}”`,
    yes: 'Yes',
    no: 'No',
    goOn: 'Go on',
    pause: 'Pause',
    stopReading: 'Stop reading',
    whatCanISay: 'What can I say?',
  },
  signs: {
    '@': 'at',
    '.': 'dot',
    '-': 'dash',
    _: 'underscore',
    '/': 'slash',
    ':': 'colon',
    '+': 'plus',
    '?': 'question mark',
    '=': 'equals',
    '&': 'and',
    '%': 'percent',
    '#': 'hash',
    '~': 'tilde',
    ' ': 'space',
    "'": 'apostrophe',
  },
  capital: (letter) => `capital ${letter}`,
}
