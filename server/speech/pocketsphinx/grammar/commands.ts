import type { FormField } from '../../../../contract/types.gen.ts'
import { ENGLISH } from '../../../../rules/languages/en/commands.ts'
import { spokenForms, spokenNumber } from './spoken-label.ts'
import { type Grammar, inOrder, lengthOf, maybe, oneOf } from './tree.ts'

const { 'go-to': GO_TO, ...WHOLE } = ENGLISH.phrases
/** Of a longer form only the first fields are called by name; any can be by its number. */
const NAMED_MAX = 60
const ANSWER_LENGTH_MAX = 1200
/** A question is named by what it asks for: "what is your date of birth" by "date of birth". */
const ASKING = /^(?:(?:please )?(?:what (?:is|are|was)|what's|enter|tell us|give) )?(?:your|the|my) /

const DEGREES = maybe('a bit', 'a little', 'much')

const namesOf = ({ label }: FormField): string[] => {
  const forms = spokenForms(label)
  return [...new Set([...forms, ...forms.map((form) => form.replace(ASKING, ''))])].filter(Boolean)
}

/** "Go to date of birth", "go to question three". */
function places(fields: readonly FormField[]): Grammar[] {
  if (fields.length === 0) return []
  const numbers = fields.map((_, index) => spokenNumber(index + 1))
  const byNumber = inOrder(oneOf('question', 'field', 'number'), oneOf(...numbers))
  const byName = fields.slice(0, NAMED_MAX).flatMap(namesOf)
  const named = inOrder(maybe('the', 'my'), oneOf(...byName, 'last question', 'first question'))
  return [inOrder(oneOf(...GO_TO), oneOf(byNumber, named))]
}

/** "A bit slower", "could you speak louder", "too fast": of the words that are said so, the most usual ones. */
const MANNER = oneOf(
  inOrder(
    maybe('please', 'can you', 'could you'),
    maybe('speak', 'read'),
    DEGREES,
    oneOf('slower', 'faster', 'louder', 'quieter', 'more slowly'),
  ),
  inOrder(maybe('you are', "that's"), maybe('a bit', 'much'), 'too', oneOf('fast', 'slow', 'loud', 'quiet')),
  inOrder('not so', oneOf('fast', 'slow', 'loud', 'quiet')),
  inOrder(oneOf('slow down', 'speak up'), DEGREES),
  inOrder('i', oneOf("can't", 'cannot'), 'hear you'),
)

/** Every command, and yes and no; a command may name any of the form's fields. */
export const commandGrammar = (fields: readonly FormField[] = []): Grammar =>
  inOrder(oneOf(...Object.values(WHOLE).flat(), MANNER, ...places(fields)), maybe('please', 'now'))

/** "No, I said forty", and where the answers are few or short "change forty to fifty". */
export function correctionGrammar(answer: Grammar): Grammar {
  const again = inOrder(oneOf(...ENGLISH.correctionOpenings, ...ENGLISH.shortCorrectionOpenings), answer)
  if (lengthOf(answer) > ANSWER_LENGTH_MAX) return again
  return oneOf(again, ...ENGLISH.changes.map(([first, dividers]) => inOrder(first, answer, oneOf(...dividers), answer)))
}
