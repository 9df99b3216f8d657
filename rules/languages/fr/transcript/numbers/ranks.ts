import { reading } from '../layers.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { ordinalAt } from './ordinals.ts'

/** A question of which the answer is told by its place in a row. */
const ASKS_RANK = /(?<!\p{L})(?:étage|niveau|rang|classement|position|arrondissement)(?!\p{L})/iu
const RANK =
  /(?:(?:au|le|la|en|du) )?(?<rank>(?:\p{L}+-)*\p{L}+ième|premi(?:er|ère)|seconde?|\d{1,2}(?:e|ème|er|ère))(?: étage)?(?!\p{L})/giu
const GROUND = /^(?:(?:au|le|c['’]est (?:au|le)|on est au|je suis au|j['’]habite au) )?rez[ -]de[ -]chaussée[.!]?$/iu
/** What a floor has not. */
const LACKING = /,? (?:et |mais )?(?:ça )?sans (?:ascenseur|lift|balcon)[.!]?$/iu

const numberOf = (said: string, rank: string): string =>
  String(ordinalAt(wordsWithoutAccents(rank.replaceAll('-', ' ')), 0)?.value ?? said)

/** Reads a floor or a rank as the number that is asked for: "au quatrième". */
export const byRank = reading((heard, label) =>
  ASKS_RANK.test(label) ? heard.replace(GROUND, '0').replace(LACKING, '').replace(RANK, numberOf) : heard,
)
