import type { FieldType } from '../../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../field-types.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { RELATIVES, TURNS } from '../turns.ts'

/** What leaves a value unsure wherever it stands: a doubt at the end, what is still to be looked up. */
const DOUBT = regex('iu')`
  (?<!\p{L})(?:(?:mais|et|pour) [^,;.]*je (?:ne |n['’]en )?(?:sais|connais) (?:pas|plus|rien)
    |(?:enfin|mais|ou|et) (?:je|c['’]est ce que je) (?:crois|pense|suppose)|(?:je crois|je pense|je suppose|me semble(?:-t-il)?
      |si je me souviens bien|de mémoire|sauf erreur)[.!]?$
    |(?:ai|a|avons) pas (?:encore |vraiment )?(?:choisi|décidé|tranché)|à (?:vérifier|confirmer|revoir)|(?:je (?:vais|dois)|il faut(?: que je)?) (?:vérifi|confirm|demand|regard)\p{L}*
    |(?:je (?:ne )?suis |c['’]est )?pas (?:tout à fait |très |trop )?(?:sûre?|certaine?)|quelque chose comme ça|(?:allez|va) savoir|on verra)(?!\p{L})`

/** Under what condition a yes holds. */
const CONDITION = regex('iu')`
  (?<!\p{L})(?:tant que|mais pas|à condition|pourvu|du moment que|sauf|seulement|uniquement|à moins)(?!\p{L})`

/** What is not eaten or borne, unless the question is for that. */
const NOT_BORNE = /^[^,;.]*(?<!\p{L})(?:allergi\p{L}+|intol[eé]ran\p{L}+|horreur|supporte)(?!\p{L})/iu

/** What one likes or eats is borne: "les fruits de mer j'adore ça" where allergies are asked for. */
const BORNE = /(?<!\p{L})(?:ador|aim|raffol|mang(?!ues?(?!\p{L}))|dig[eèé]r)\p{L}*(?!\p{L})/iu
const ASKS_NOT_BORNE = /allergi|intol[eé]ran/iu

/** A day that only bounds the answer, or stands for the days around it. */
const BOUNDED = regex('iu')`
  (?<!\p{L})(?:(?:semaine|quinzaine|week-end) du|courant|autour du|aux (?:environs|alentours) du|pas (?:avant|après|plus tard)
    |au plus (?:tard|tôt)|^[^,;.]*est (?:plus|pas) (?:possible|libre|disponible|bon)|ou (?:dans )?(?:ces eaux|par là))(?!\p{L})`

/** In characters. */
const DOUBTED_MAX = 500

/** Reads a day, and asks for it where it only bounds the answer: "dans la semaine du 7 décembre". */
export const boundedDay = askedWhere(({ heard }) => BOUNDED.test(heard), DOUBTED_MAX)

/** The bound that a question for a beginning or an end asks for: "pas avant le 7 décembre" where it is asked from when. */
const BEGINS = /^(?:pas avant|au plus tôt)(?!\p{L}) /iu
const ENDS = /^(?:pas (?:après|plus tard que)|au plus tard)(?!\p{L}) /iu

/** Reads a day without the bound that is asked for. */
export const asBounded: Layer = (read) => (field, heard, circumstances) => {
  const { asks } = VOCABULARY
  const label = field.label ?? ''
  const bound = asks.beginning.test(label) ? BEGINS : asks.end.test(label) ? ENDS : undefined
  return read(field, bound ? heard.replace(bound, '') : heard, circumstances)
}

/** Who or what of the person's something is told of: "mon propriétaire est monsieur Morin". */
const OWN_THING = regex('iu')`
  ^(?:(?:ah|oh|ben|euh|alors),? )*(?:mon|ma|mes|notre|nos) (?<thing>\p{L}{3,})(?: \p{L}+)? (?:est|sont|a|ont|s['’]appellent?|dit|veut|habite)(?!\p{L})`

/** Whose address or number it is, where it is not the person's own: "ma sœur c'est nadia …". */
const OTHERS = new RegExp(String.raw`(?<!\p{L})${RELATIVES},? (?:c['’]est|a|est|utilise|son)(?!\p{L})`, 'iu')
const ASKS_OTHERS = new RegExp(
  `${TURNS.asksOthers.source}|${RELATIVES.replace('(?:mon|ma|mes) ', '')}|urgence|pr[eé]venir|r[eé]f[eé]ren`,
  'iu',
)
/** The person's own, where somebody else's is asked for: "le mien c'est …". */
const OWN = regex('iu')`
  (?<!\p{L})(?:le mien|la mienne|je suis née?|(?:mon|notre) (?:adresse|e?-?mail|courriel|num[eé]ro|t[eé]l[eé]phone|portable|cellulaire|fixe|gsm|natel))(?!\p{L})`
export const ASKS_KIN = new RegExp(
  String.raw`(?<!\p{L})${RELATIVES.replace('(?:mon|ma|mes) ', "(?:votre|vos|ton|ta|de la|du|de l['’]) ?")}(?!\p{L})|b[eé]b[eé]`,
  'iu',
)
const takesAddress = (type: FieldType): boolean => traitsOf(type).value === 'line'

/** Reads a value, and asks for it where the person doubts it. */
export const surely = askedWhere(({ field, label, heard }) => {
  const options = field.options ?? []
  const asked = [label, ...options.map((option) => option.label)].join(' ')
  const isNotBorne = options.length > 1 && NOT_BORNE.test(heard) && !NOT_BORNE.test(asked)
  const isBorne = options.length > 1 && BORNE.test(heard) && ASKS_NOT_BORNE.test(label)
  const isBound = options.length === 2 && CONDITION.test(heard) && !CONDITION.test(asked)
  const thing = options.length > 1 ? OWN_THING.exec(heard)?.groups?.thing?.toLowerCase() : undefined
  const isOthers = takesAddress(field.type) && OTHERS.test(heard) && !ASKS_OTHERS.test(label)
  const isOwn = OWN.test(heard) && ASKS_KIN.test(label)
  const isOfThing = thing !== undefined && options.some((option) => option.label.toLowerCase().startsWith(thing))
  return isOthers || isOwn || isOfThing || isNotBorne || isBorne || isBound || DOUBT.test(heard)
}, DOUBTED_MAX)
