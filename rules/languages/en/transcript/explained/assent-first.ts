import { traitsOf } from '../../../../field-types.ts'
import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { asksFor, hasRole, type Role, type Vocabulary } from '../../../shared/remainder.ts'
import { isHesitation, PAUSE, soundsOf } from '../../../shared/words.ts'
import { yesNoOptionsOf } from '../choice.ts'
import { optionsFrom } from '../options/labels.ts'
import { assentIn } from '../options/yes-no.ts'

/** "Yes please, I always enjoy it" to a single box or a yes or no that is no consent: the yes is proposed; so is it after "please" alone. */
export const orAssentFirst =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const isBox =
      traitsOf(field.type).value === 'several-options'
        ? field.options?.length === 1
        : yesNoOptionsOf(optionsFrom(field.options)).isPair
    const isOther = (['consent', 'objection'] as const).some((subject) => asksFor(vocabularies, subject, textOf(field)))
    if (found || !isBox || isOther || transcript.includes('?')) return found
    const words = (soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))
    const first = words.filter((word) => word !== PAUSE).join(' ')
    const { assent, after } = first === 'please' ? { assent: 'yes', after: [] } : assentIn(words)
    const isFirst = first === 'please' || [1, 2, 3].some((count) => assentIn(words.slice(0, count)).assent === assent)
    const isTakenBack =
      after.some((word) => ANSWERS.has(word) && ANSWERS.get(word) !== assent) ||
      /^(?:wait|sorry|stop)$/.test(after[0] ?? '')
    const isLimited = !isFirst || isTakenBack || hasRole(after, vocabularies, assent === 'no' ? UNSETTLING : LIMITING)
    const said = assent && !isLimited ? read(field, assent, circumstances) : undefined
    return said && { ...said, isSure: false, isGuess: true }
  }

const ANSWERS = new Map([
  ...['yes', 'yeah', 'yep'].map((word) => [word, 'yes'] as const),
  ...['no', 'nope', 'nah'].map((word) => [word, 'no'] as const),
])
const UNSETTLING: ReadonlySet<Role> = new Set(['unreal', 'question', 'bound'])
const LIMITING: ReadonlySet<Role> = new Set([...UNSETTLING, 'denial', 'condition'])

const textOf = ({ label = '', options }: SpokenField): string => `${label} ${options?.[0]?.label ?? ''}`
