import type { FieldOption, FormField } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { spokenForms, spokenNumber } from './spoken-label.ts'
import { anyOf, type Grammar, inOrder, maybe, oneOf, repeated } from './tree.ts'
import { noGrammar, unsureGrammar, yesGrammar, yesNoLead } from './yes-no.ts'

const NTH = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

const isYes = ({ label }: FieldOption): boolean => spokenForms(label).includes('yes')
const isNo = ({ label }: FieldOption): boolean => spokenForms(label).includes('no')

const waysToSay = ({ label }: FieldOption): (string | Grammar)[] => {
  const forms = spokenForms(label)
  if (forms.includes('yes')) return [yesGrammar]
  return forms.includes('no') ? [noGrammar] : forms
}

/** "number two", "the second one", "the last one". */
function positions(count: number): Grammar[] {
  const numbers = Array.from({ length: count }, (_, index) => spokenNumber(index + 1))
  const byNumber = inOrder(anyOf('option|number'), oneOf(...numbers))
  const byOrder = inOrder('the', oneOf(...NTH.slice(0, count), 'last'), maybe(anyOf('one|option|answer')))
  return count > 1 ? [byNumber, byOrder] : [byNumber]
}

/** "four out of five", where the options are a scale of numbers. */
function scale(options: FieldOption[]): Grammar[] {
  const last = options.at(-1)?.label ?? ''
  if (!options.every(({ label }) => /^\d{1,3}$/.test(label))) return []
  const points = oneOf(...options.flatMap(({ label }) => spokenForms(label)))
  return [inOrder(points, oneOf(inOrder('out of', ...spokenForms(last)), anyOf('stars|points')))]
}

const pickOf = (options: FieldOption[]): Grammar =>
  oneOf(...options.flatMap(waysToSay), ...positions(options.length), ...scale(options))

const lead = maybe(
  anyOf(
    "i|i'm|i am|it's|i think|i choose|i pick|i want|i prefer|i'd like|i would like|i'd say|probably|my answer is|just",
  ),
)
const close = maybe(anyOf('please|thanks|thank you|i think'))

/** One of the field's options, by its label, its number or its place; said yes or no in the usual ways. */
const oneGrammar = (options: FieldOption[]): Grammar =>
  options.every((option) => isYes(option) || isNo(option))
    ? oneOf(inOrder(yesNoLead, pickOf(options)), unsureGrammar)
    : inOrder(lead, pickOf(options), close)

/** Any of the options, all of them, all but some, or none. */
function manyGrammar(options: FieldOption[]): Grammar {
  const pick = pickOf(options)
  const more = maybe(repeated(inOrder(maybe(anyOf('and|and the|and also')), pick)))
  const all = anyOf('all|all of them|all of the above|everything|both|both of them')
  const none = anyOf('none|nothing|none of them|none of the above|none of these|no thanks')
  const but = inOrder(anyOf('everything|all|all of them'), anyOf('except|but|except for'), pick, more)
  return inOrder(maybe(lead, 'only'), oneOf(inOrder(pick, more), all, none, but), close)
}

/** What may be said to a field with options; undefined when it has none. */
export function optionsGrammar({ type, options }: FormField): Grammar | undefined {
  if (!options || options.length === 0) return undefined
  return traitsOf(type).value === 'several-options' ? manyGrammar(options) : oneGrammar(options)
}
