import type { Words } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { formOf } from '../../lexicon/own-words.ts'
import { amountAt } from '../../numbers/amounts.ts'

/** A label that counts packs of something: "Pairs of socks", "Dozen eggs per week", "How many boxes of tiles?". */
const PACKS = regex('iu')`
  ^(?:(?:the )?number of |how many )?(?<pack>dozens?|pairs?|box(?:es)?|pack(?:et)?s?|cases?|crates?|trays?|cartons?|sets?|bundles?|bags?|rolls?|multipacks?|pallets?)
  (?: of)? (?<thing>\p{L}{3,})`

/** "Ten socks" where pairs of them are counted. */
export function ofPacks(label: string, said: Words): Explains {
  const { pack = '', thing = '' } = PACKS.exec(label)?.groups ?? {}
  const [packForm, thingForm] = [pack, thing].map((word) => formOf(word.toLowerCase()))
  const isPackSaid = pack === '' || said.some((word) => formOf(word) === packForm)
  return (words, at) =>
    !isPackSaid && formOf(words[at] ?? '') === thingForm && amountAt(words, at - 1)?.next === at ? 0 : undefined
}
