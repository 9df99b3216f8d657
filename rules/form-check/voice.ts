import type { FormField } from '../../contract/types.gen.ts'
import { validateAnswer } from '../answers.ts'
import { isSpoken, traitsOf } from '../field-types.ts'
import { MAX_AUDIO_MS } from '../limits.ts'
import { toNumber } from '../numbers.ts'
import { reachOf } from '../languages/reach.ts'
import { nameOfLanguage } from '../languages/registry.ts'
import { type Kind, WORDS } from './characters.ts'
import { advice, type Issue } from './finding.ts'
import { fittingText } from './fitting-text.ts'
import { sampleAnswer, wantedOf } from './samples.ts'
import type { CheckCircumstances, SpokenLanguage } from '../languages/shared/form-check.ts'

/** Fast speech has about thirteen characters a second. */
const SAID_MAX = (MAX_AUDIO_MS / 1000) * 13

/** A field that voice cannot answer, or hardly. */
export function findUnspeakable(field: FormField, circumstances: CheckCircumstances): Issue[] {
  const { value } = traitsOf(field.type)
  if (!isSpoken(field.type)) return [fileIssue(field)]
  const { language } = circumstances
  if (!language && reachOf(field.type, circumstances.locale) !== 'said')
    return [untranslatedIssue(field, circumstances)]
  if (value === 'quantity' && language) return numberIssues(field, language, circumstances)
  return value === 'free-text' ? [...lengthIssues(field), ...patternIssues(field)] : []
}

const untranslatedIssue = ({ required }: FormField, { locale }: CheckCircumstances): Issue =>
  advice(
    `Voice input knows no rules for such answers in ${nameOfLanguage(locale)} yet, so visitors type this one. ${
      required ? 'The field is required: the form cannot be finished by voice alone.' : 'Voice fills the other fields.'
    }`,
  )

const fileIssue = ({ required }: FormField): Issue =>
  required
    ? advice(
        'A file cannot be spoken, and this one is required: the form cannot be finished by voice alone. Make it optional, or say so in the help text.',
      )
    : advice('A file cannot be spoken: visitors who speak leave this field empty or choose a file by hand.')

/** A number is said in digits, as transcribers write it, and must come back from the rules of speech. */
function numberIssues(field: FormField, { number, decimal }: SpokenLanguage, when: CheckCircumstances): Issue[] {
  const sample = sampleAnswer(field)
  if (typeof sample !== 'number') return []
  const heard = number(field, String(sample), when)?.value
  if (heard === undefined || validateAnswer(field, heard) !== undefined)
    return [advice('The numbers within these limits cannot be understood when spoken. Make the limits wider.')]
  return Number.isInteger(sample)
    ? []
    : [
        advice(
          `No whole number is within these limits, so visitors must say a number such as “${decimal}”. Say so in the help text.`,
        ),
      ]
}

function lengthIssues({ validation }: FormField): Issue[] {
  const min = toNumber(validation?.minLength) ?? 0
  return min > SAID_MAX
    ? [
        advice(
          `A spoken answer lasts at most two minutes, about ${SAID_MAX} characters, and this one needs ${min}. Ask for less.`,
        ),
      ]
    : []
}

/** What dictation writes, from the surest to what it may only happen to write, and what a pattern beyond it asks for. */
const LADDER: readonly { kinds: readonly Kind[]; needs: string }[] = [
  { kinds: WORDS, needs: 'capital letters' },
  { kinds: [...WORDS, 'upper'], needs: 'digits' },
  { kinds: [...WORDS, 'upper', 'digit'], needs: 'signs that dictation does not write' },
]

/** The pattern's own automaton tells whether words alone can fit. */
function patternIssues(field: FormField): Issue[] {
  const pattern = field.validation?.pattern
  if (!pattern || typeof sampleAnswer(field) !== 'string') return []
  const found = LADDER.map(({ kinds }) => fittingText(pattern, wantedOf(field, kinds)))
  const first = found.findIndex((text) => text !== null)
  if (first === 0) return []
  const { needs } = LADDER.at(first < 0 ? -1 : first - 1) ?? { needs: '' }
  return [
    advice(
      `The pattern asks for ${needs}, which a spoken answer may not have. Loosen it, or choose a type of field that fits.`,
    ),
  ]
}
