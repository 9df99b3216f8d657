import { failureText } from '../../../voice-failures.ts'
import type { Asked, ConversationWords, Note, Reviewed } from '../conversation.ts'
import { pageTextIn } from './page-texts.ts'
import type { ConversationTexts } from './texts.ts'

/** Composes what a conversation says from the sentences of its language. */
export const composed = (texts: ConversationTexts): ConversationWords => ({
  ...texts.plain,
  sent: (completion) => texts.plain.sent(pageTextIn(texts.pageTexts, completion)),
  note: (about) => note(texts, about),
  question: (asked) => question(texts, asked),
  isRight: (answer) => texts.isRight(sentence(answer)),
  areRight: (answers) => joined(...answersSaid(texts, answers), texts.areRight),
  spell: (label) => joined(sentence(label), texts.spell),
  finishing: (missing) => (missing.length > 0 ? joined(needed(texts, missing), texts.ending.goTo) : texts.ending.done),
  review: (answers, missing) => review(texts, answers, missing),
  failed: (message) => texts.failed(sentence(pageTextIn(texts.pageTexts, message))),
  mayHear: (...said) => joined(...said.map((each) => pageTextIn(texts.pageTexts, each)), texts.allow),
  help: (topic) => texts.help[topic] ?? texts.hints[topic],
  hint: (topic, isSpellable) => (topic === 'question' && !isSpellable ? texts.unspelledHint : texts.hints[topic]),
})

/** "Garden, Library or Workshop". */
const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`

const sentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`)

const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

function note({ remarks, missed: texts, voice, pageTexts }: ConversationTexts, about: Note): string {
  switch (about.kind) {
    case 'missed':
      return joined(missed(texts, about), about.mayOffer ? (about.isSpellable ? texts.spell : texts.type) : '')
    case 'filled':
      return sentence(about.answer)
    case 'refused':
      return about.isSpellable ? joined(texts.again, texts.spell) : texts.againOrType
    case 'either':
      return texts.either(...about.labels)
    case 'problem':
      return sentence(pageTextIn(pageTexts, about.problem))
    case 'missing':
      return joined(sentence(about.label), texts.needed)
    case 'trouble':
      return joined(failureText(voice, about.failure), about.failure.isKept ? texts.kept : '')
    default:
      return remarks[about.kind]
  }
}

const missed = (texts: ConversationTexts['missed'], { heard, mayGrow }: Extract<Note, { kind: 'missed' }>): string =>
  heard ? (mayGrow ? texts.grows(heard) : texts.heard(heard)) : texts.nothing

function question(all: ConversationTexts, asked: Asked): string {
  const { question: texts } = all
  const label = sentence(asked.label)
  if (asked.isFile) return joined(label, texts.file)
  const choices = asked.options.length === 0 ? '' : choicesOf(asked, all)
  if (asked.isShort) return joined(label, choices)
  const description = asked.description && sentence(asked.description)
  const skip = asked.isRequired || asked.answer ? '' : texts.skip
  return joined(texts.place(asked.position, asked.total), label, description, choices, standing(texts, asked), skip)
}

/** What is there already, and where it comes from; "next" would not keep what is refused. */
function standing(texts: ConversationTexts['question'], { answer, isUnfit, link }: Asked): string {
  if (!answer) return link === 'refused' ? texts.unfitLink : ''
  if (isUnfit) return ''
  return link === 'filled' ? texts.fromLink(sentence(answer)) : texts.standing(sentence(answer))
}

const choicesOf = ({ options, isSeveral }: Asked, { question: texts, joints }: ConversationTexts): string =>
  isSeveral ? texts.chooseAny(listed(options, joints[texts.anyJoint])) : texts.choose(listed(options, joints.or))

const needed = ({ joints, ending }: ConversationTexts, missing: readonly string[]): string =>
  missing.length > 0 ? ending.needed(listed(missing, joints.and), missing.length) : ''

const answersSaid = ({ ending }: ConversationTexts, answers: readonly Reviewed[]): string[] =>
  answers.map(({ label, answer }) => ending.answer(unended(label), sentence(answer)))

const review = (texts: ConversationTexts, answers: readonly Reviewed[], missing: readonly string[]): string =>
  joined(
    answers.length > 0 ? texts.ending.answers : texts.ending.noAnswers,
    ...answersSaid(texts, answers),
    needed(texts, missing),
    texts.ending.submit,
  )

/** A label without its own punctuation: "Name" of "Name :". */
const unended = (label: string): string => label.replace(/\s*[.?!:]+$/, '')
