import type { ReadAnswer, Reading, SpokenField } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { isHesitation, PAUSE, plainWords } from '../../../shared/words.ts'

/** Who somebody is to the person, and the option that names such; "someone else" is any other. */
const KIN: readonly (readonly [kin: RegExp, label: RegExp])[] = [
  [
    /^(?:child|kid|son|daughter|boy|girl|baby|lad|lass|toddler|little one)$/u,
    /\b(?:child|son|daughter|dependant|dependent)\b/iu,
  ],
  [/^(?:partner|wife|husband|spouse|girlfriend|boyfriend|missus|fiancée?)$/u, /\b(?:partner|spouse|wife|husband)\b/iu],
  [/^(?:mum|mom|mother|dad|father)$/u, /\b(?:parent|mother|father|mum|dad)s?\b/iu],
  [
    /^(?:nan|gran|grandma|grandad|grandpa|grandmother|grandfather|brother|sister|aunt|auntie|uncle|cousin|niece|nephew)$/u,
    /\b(?:relative|family)\b/iu,
  ],
  [/^(?:friend|mate|neighbour|neighbor|colleague|boss|tenant|lodger|flatmate|housemate)$/u, /\bfriend\b/iu],
]
const SOMEONE_ELSE = /\b(?:some(?:one|body) else|(?:an)?other person)\b/iu

/** "It's for my nan, she can't manage the screen". */
const FOR_KIN = regex('u')`
  ^(?:(?:oh|well|so|no|it's|its|it is|it'll be|that's|this is|this one's|just|actually|for|on behalf of
    |(?:i'm|i am) (?:doing|filling|booking|asking)(?: (?:it|this))?(?: in)?) )*
  for (?:my|our|a) (?:(?:little|young|younger|older|elderly|elder|old|dear|next door) )?(?<kin>little one|\p{L}+)(?= |$)(?<rest>.*)$`
/** What adds somebody or leaves it open. */
const CHANGES = /(?<!\p{L})(?:and (?:me|i|my|myself|for)|or|not|but|me too|as well|sorry|wait|actually|both)(?!\p{L})/u

/** A question for whom something is, with an option for anybody who has none, is answered by who it is. */
export const orOnBehalf =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    return found?.isSure ? found : (onBehalf(field, transcript) ?? found)
  }

function onBehalf({ options }: SpokenField, transcript: string): Reading | undefined {
  const others = (options ?? []).filter(({ label }) => SOMEONE_ELSE.test(label))
  const words = plainWords(transcript).filter((word) => word !== PAUSE && !isHesitation(word))
  const { kin, rest = '' } = FOR_KIN.exec(words.join(' '))?.groups ?? {}
  const known = KIN.find(([each]) => kin !== undefined && each.test(kin))
  if (others.length !== 1 || !known || transcript.includes('?')) return undefined
  const named = (options ?? []).filter(({ label }) => known[1].test(label))
  const [option] = named.length > 0 ? named : others
  return option && named.length < 2 ? { value: option.value, isSure: !CHANGES.test(rest) } : undefined
}
