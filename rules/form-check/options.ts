import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { type Normalise, valueBy } from '../languages/shared/normalise.ts'
import { advice, type Issue } from './finding.ts'
import { quoted } from '../characters.ts'
import { unsayableAs } from './sayable.ts'
import type { CheckCircumstances, SpokenLanguage } from '../languages/shared/form-check.ts'
import { soundIn } from './spoken.ts'

/** Of a long list with one mistake in every line the first lines say enough. */
const ISSUES_MAX = 5

/** Options that cannot be said, that sound like another, or that the rules of speech take for another. */
export function findOptionsHeardWrong(field: FormField, circumstances: CheckCircumstances): Issue[] {
  if (!takesOptions(field.type)) return []
  const options = optionsOf(field).filter(({ label }) => label.trim() !== '')
  const { language, locale } = circumstances
  const sayable = options.filter(({ label }) => unsayableAs(label, 'said', locale) === undefined)
  const groups = homophonesIn(sayable, circumstances)
  const alone = sayable.filter((option) => !groups.some((group) => group.includes(option)))
  return [
    ...unsayableIn(field, options, sayable, locale),
    ...firstOf(groups.map(homophonesIssue)),
    ...firstOf(language ? alone.flatMap((option) => misheard(field, option, language, circumstances)) : []),
  ]
}

function unsayableIn({ required }: FormField, options: FieldOption[], sayable: FieldOption[], locale: string): Issue[] {
  if (options.length > 0 && sayable.length === 0)
    return [advice(`None of the options can be said. ${noneHint(required)}`)]
  const rest = options.filter((option) => !sayable.includes(option))
  return firstOf(
    rest.map(({ label }) =>
      advice(
        `The option ${quoted(label)} ${unsayableAs(label, 'said', locale)}, so it is hard to say. Give it a short name.`,
      ),
    ),
  )
}

const noneHint = (required?: boolean): string =>
  required
    ? 'The field is required, so the form cannot be finished by voice alone: give the options names.'
    : 'Give them names, or visitors who speak must choose by hand.'

function homophonesIn(options: FieldOption[], circumstances: CheckCircumstances): FieldOption[][] {
  const groups = new Map<string, FieldOption[]>()
  const keys = new Map<string, string>()
  for (const option of options) {
    const sound = soundIn(option.label, circumstances)
    const key = keys.get(sound.heard) ?? sound.key()
    keys.set(sound.heard, key)
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function homophonesIssue(group: FieldOption[]): Issue {
  const labels = group.map(({ label }) => quoted(label))
  const names = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
  return advice(
    `${names} sound alike or mean the same when spoken, so one may be taken for another. Reword one of them.`,
  )
}

/** What the rules of speech make of an option's own label, and of it in a sentence. */
function misheard(
  field: FormField,
  option: FieldOption,
  { choice, checkbox, please }: SpokenLanguage,
  when: CheckCircumstances,
): Issue[] {
  const read = traitsOf(field.type).value === 'several-options' ? checkbox : choice
  const said = [option.label, ...(isPlain(option.label) ? [] : [`${option.label.toLowerCase()} ${please}`])]
  const heard = said.map((words) => chosen(valueBy(read)(field, words, when))).find((value) => value !== option.value)
  return heard === undefined
    ? []
    : [advice(`Saying ${quoted(option.label)} ${outcomeOf(field, heard)} Reword one of them.`)]
}

/** Without signs a label is heard as it is written, and labels that sound the same are found by that already. */
const isPlain = (label: string): boolean => /^[a-z\d ]+$/i.test(label)

/** The values that were understood as one text; empty for none. */
const chosen = (value: ReturnType<Normalise>): string =>
  Array.isArray(value) ? value.join(' and ') : String(value ?? '')

function outcomeOf(field: FormField, value: string): string {
  const other = optionsOf(field).find((option) => option.value === value)
  if (other) return `chooses ${quoted(other.label)} instead.`
  return value === '' ? 'chooses nothing, since it is not clear what is meant.' : 'chooses more than that option.'
}

const firstOf = (issues: Issue[]): Issue[] => issues.slice(0, ISSUES_MAX)
