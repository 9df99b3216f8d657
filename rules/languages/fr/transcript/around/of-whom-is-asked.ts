import type { Layer, SpokenField } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { ASKS_KIN } from './doubts.ts'

const IMPERSONAL =
  "(?:y (?:a|avait|aura)|n['’]y|faut|faudra|faudrait|pleut|neige|reste|manque|paraît|semble|vaut|suffit|fait (?:froid|chaud|beau|mauvais|nuit|noir))"

const IMPERFECT = "(?:n['’]|ne |y |en )?(?:ét|av|fais|all|pren|mange|jou|ven|voul)ai(?:t|ent)"

/** The child, the animal, or whoever the question is about: "il prend ses tartines", "elle est née hier". */
const SUBJECT = regex('iu')`
  ^(?<before>(?:(?:ah|oh|euh|ben|bah|alors|oui|donc),? )*)(?:elles?|ils?(?! ${IMPERSONAL}(?!\p{L}))) (?!${IMPERFECT})(?=\p{L})`
const ONE = /(?<!\p{L})(?:son|sa|leur)(?= \p{L})/giu
const SEVERAL = /(?<!\p{L})(?:ses|leurs)(?= \p{L})/giu

const ANIMALS = /(?<!\p{L})(?:animal|chien(?:ne)?|chiots?|chatte?|chatons?|cheval)(?!\p{L})/iu

/** Where only children are asked, whatever the question is called. */
const FOR_CHILDREN = /(?<!\p{L})(?:cantine|cr[èe]che|garderie)(?!\p{L})/iu

/** In characters. */
const SAID_MAX = 120

/** Reads what is told of a child, kin or an animal that the question is about as people tell it of themselves. */
export const ofWhomIsAsked: Layer = (read) => (field, heard, circumstances) =>
  read(field, heard.length <= SAID_MAX && asksOthers(field) ? asOwn(heard) : heard, circumstances)

const asksOthers = ({ label = '', options }: SpokenField): boolean =>
  [VOCABULARY.asks.child, ASKS_KIN, ANIMALS].some((asked) => asked.test(label)) ||
  (options ?? []).some((option) => FOR_CHILDREN.test(option.label))

const asOwn = (heard: string): string =>
  SUBJECT.test(heard) ? heard.replace(SUBJECT, '$<before>on ').replace(ONE, 'notre').replace(SEVERAL, 'nos') : heard
