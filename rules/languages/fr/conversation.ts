import type { Asked, ConversationWords, Note } from '../shared/conversation.ts'

const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`

const sentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`)

const SPELL = 'Dites « épeler » pour épeler votre réponse, ou écrivez-la.'

const notUnderstood = ({ heard, mayGrow }: { heard: string; mayGrow?: boolean }): string =>
  mayGrow
    ? `J’ai entendu « ${heard} ». Dites la suite, ou reprenez depuis le début.`
    : `J’ai entendu « ${heard} » et je n’ai pas compris.`

function note(about: Note): string {
  switch (about.kind) {
    case 'silence':
      return 'Je n’ai rien entendu.'
    case 'missed':
      return [
        about.heard ? notUnderstood(about) : 'Je n’ai pas compris.',
        about.mayOffer ? (about.isSpellable ? SPELL : 'Vous pouvez aussi écrire votre réponse.') : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'filled':
      return sentence(about.answer)
    case 'refused':
      return about.isSpellable ? `Redites votre réponse. ${SPELL}` : 'Redites votre réponse, ou écrivez-la.'
    case 'either':
      return `Alors, était-ce ${about.labels[0]} ou ${about.labels[1]} ?`
    case 'problem':
      return sentence(about.problem)
    case 'missing':
      return `${sentence(about.label)} Il manque cette réponse.`
    case 'trouble':
      return about.message
    default:
      return NOTES[about.kind]
  }
}

const NOTES = {
  required: 'Cette question demande une réponse. Dites « suivant » pour y revenir plus tard.',
  cleared: 'C’est effacé.',
  undone: 'C’est annulé.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  loudest: 'Je ne peux pas parler plus fort. Montez le son de votre appareil.',
  first: 'C’est la première question.',
  staying: 'Je reste ici.',
  unsent: 'Rien n’a été envoyé.',
  'in-review': 'C’est la relecture. Dites « modifier » et une question pour changer sa réponse, ou « retour ».',
  'nothing-to-send': 'Il n’y a pas encore de réponse.',
  unspellable: 'Cette réponse ne s’épelle pas.',
  other: 'Alors peut-être ceci :',
  'typing-left': 'Alors saisissez-le, ou dites « suivant » pour y revenir plus tard.',
  'given-up': 'Je cesse de poser la question.',
  hidden: 'Je me suis arrêté quand vous avez quitté cette page.',
  elsewhere: 'Un autre onglet ou une autre fenêtre écoute maintenant.',
} as const

function question({ label, description, options, answer, position, total, isShort, ...is }: Asked): string {
  if (is.isFile) return `${sentence(label)} Ici il faut un fichier, qui ne peut pas se dire. Dites « suivant ».`
  const choices =
    options.length === 0
      ? ''
      : `${is.isSeveral ? 'Choisissez une ou plusieurs réponses' : 'Choisissez'} : ${listed(options, 'ou')}.`
  if (isShort) return [sentence(label), choices].filter(Boolean).join(' ')
  const standing = answer ? `Votre réponse est : ${sentence(answer)} Dites « suivant », ou donnez-en une autre.` : ''
  const skip = is.isRequired || answer ? '' : 'Vous pouvez passer cette question.'
  return [
    `Question ${position} sur ${total}.`,
    sentence(label),
    description && sentence(description),
    choices,
    standing,
    skip,
  ]
    .filter(Boolean)
    .join(' ')
}

const UNSPELLED_HINT = 'Dites votre réponse, ou suivant, retour, répéter, passer, aide, vérifier ou arrêter.'
const HINTS = {
  question: 'Dites votre réponse, ou suivant, retour, répéter, passer, épeler, aide, vérifier ou arrêter.',
  confirming: 'Dites oui ou non, ou corrigez : « non, j’ai dit … ».',
  spelling: 'Épelez lettre par lettre, ou dites aide ou arrêter.',
  finishing: 'Dites vérifier, envoyer, « aller à » et une question, aide ou arrêter.',
  reviewing: 'Dites envoyer, « modifier » et une question, répéter, aide ou arrêter.',
  sending: 'Dites oui ou non, vérifier, ou « modifier » et une question.',
  failed: 'Dites réessayer, retour ou arrêter.',
} as const

const HELP = [
  'Vous pouvez dire : suivant, retour, répéter, plus lentement, plus fort, passer, effacer, annuler, épeler, vérifier, envoyer, arrêter ou continuer.',
  'Dites « aller à » et le nom ou le numéro d’une question.',
  'Dites « non, j’ai dit » et votre réponse pour la corriger. La touche Échap ou un toucher me fait taire.',
].join(' ')

const SPELLING_HELP = [
  'Dites le nom des lettres, et les chiffres tels quels.',
  'Dites « arobase », « point », « tiret » ou « tiret bas » pour les signes, et « majuscule » avant une grande lettre.',
  'Dites « retour » pour revenir à la question, ou « arrêter ».',
].join(' ')

export const FRENCH_WORDS: ConversationWords = {
  note,
  question,
  isRight: (answer) => `J’ai entendu : ${sentence(answer)} Est-ce exact ?`,
  spell: (label) => `${sentence(label)} Épelez, lettre par lettre.`,
  finishing: (missing) =>
    missing.length > 0
      ? `Il manque : ${listed(missing, 'et')}. Dites « aller à » et le nom de la question.`
      : 'Il n’y a plus de question. Dites « vérifier » pour entendre vos réponses, ou « envoyer ».',
  review: (answers, missing) =>
    [
      answers.length === 0 ? 'Il n’y a pas encore de réponse.' : 'Vos réponses.',
      ...answers.map(({ label, answer }) => `${label.replace(/\s*[.?!:]+$/, '')} : ${sentence(answer)}`),
      missing.length > 0 ? `Il manque : ${listed(missing, 'et')}.` : '',
      'Dites « envoyer », ou « modifier » et le nom d’une question.',
    ]
      .filter(Boolean)
      .join(' '),
  mayISend: 'Puis-je envoyer le formulaire ?',
  sending: 'J’envoie le formulaire.',
  sent: (completion) => `Le formulaire est envoyé. ${completion}`,
  failed: (message) => `L’envoi a échoué. ${sentence(message)} Dites « réessayer », ou « arrêter ».`,
  help: (topic) => (topic === 'question' ? HELP : topic === 'spelling' ? SPELLING_HELP : HINTS[topic]),
  paused: 'Je n’écoute plus. Appuyez sur « Continuer » pour reprendre.',
  resting: (minutes) => `Dites « continuer », ou appuyez dessus. Pendant ${minutes} minutes, je n’écoute rien d’autre.`,
  pausedWithAnswer:
    'J’ai gardé ce que vous avez dit. Appuyez sur « Continuer » et je vous demanderai si j’ai bien entendu.',
  typing: 'Vous écrivez. Appuyez sur Entrée pour la question suivante, ou sur « Continuer » pour parler.',
  none: 'Aucune',
  scale: (min, max) => `De ${min} à ${max}.`,
  hint: (topic, isSpellable) => (topic === 'question' && !isSpellable ? UNSPELLED_HINT : HINTS[topic]),
  panel: {
    states: {
      reading: 'Lecture…',
      listening: 'À l’écoute… Parlez maintenant',
      resting: 'En attente… Dites « continuer »',
      typing: 'Vous écrivez',
      paused: 'En pause',
      sending: 'Envoi…',
      working: 'Un instant…',
    },
    heard: (text) => `J’ai entendu : « ${text} »`,
    yes: 'Oui',
    no: 'Non',
    goOn: 'Continuer',
    pause: 'Pause',
    stopReading: 'Arrêter la lecture',
    whatCanISay: 'Que puis-je dire ?',
  },
  signs: {
    '@': 'arobase',
    '.': 'point',
    '-': 'tiret',
    _: 'tiret bas',
    '/': 'barre oblique',
    ':': 'deux points',
    '+': 'plus',
    ' ': 'espace',
    "'": 'apostrophe',
  },
  capital: (letter) => `${letter} majuscule`,
}
