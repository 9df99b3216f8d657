import type { Layer } from '../../../../shared/normalise.ts'

interface Unit {
  /** Of which options have a number, and of which none has. */
  offered: RegExp
  larger: RegExp
  /** What is said in the larger one, and how many of the smaller it is. */
  said: readonly (readonly [phrase: RegExp, count: number])[]
  name: string
}

const of = (unit: string, each: number): Unit['said'] => [
  [new RegExp(`(?<!\\p{L})half an? ${unit}(?!\\p{L})`, 'iu'), each / 2],
  [new RegExp(`(?<!\\p{L})(?:an?|one|1) ${unit} and a half(?!\\p{L})`, 'iu'), each * 1.5],
  [new RegExp(`(?<!\\p{L})(?<!half )(?:an?|one|1) ${unit}(?!\\p{L})`, 'iu'), each],
  [new RegExp(`(?<!\\p{L})(?:two|2) ${unit}s(?!\\p{L})`, 'iu'), each * 2],
  [new RegExp(`(?<!\\p{L})(?:three|3) ${unit}s(?!\\p{L})`, 'iu'), each * 3],
]

const UNITS: readonly Unit[] = [
  { offered: /\bmonths?\b/iu, larger: /\byears?\b|\bannual/iu, said: of('year', 12), name: 'months' },
  { offered: /\bminutes?\b|\bmins?\b/iu, larger: /\bhours?\b|\bhrs?\b/iu, said: of('hour', 60), name: 'minutes' },
  { offered: /\bweeks?\b/iu, larger: /\bfortnight/iu, said: of('fortnight', 2), name: 'weeks' },
]

/** "A year" where the options are so many months: how many of them it is. */
export const inUnitsOffered: Layer = (read) => (field, heard, circumstances) => {
  const labels = (field.options ?? []).map(({ label }) => label)
  const isOffered = ({ offered, larger }: Unit) =>
    labels.filter((label) => offered.test(label)).length > 1 && !labels.some((label) => larger.test(label))
  const unit = UNITS.find(isOffered)
  const plain = heard.replace(/(?<=\p{L})['’]s (?=\p{L})/gu, ' is ')
  const found = unit?.said.find(([phrase]) => phrase.test(plain))
  const said = unit && found ? plain.replace(found[0], `${found[1]} ${unit.name}`) : heard
  return read(field, said, circumstances)
}
