import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { regex } from '../../../shared/regex.ts'

const START = String.raw`^(?:(?:ah|oh|euh|ben|bah|non|alors|eh bien),? )*`
const FIRST_TIME = new RegExp(
  String.raw`${START}(?:c['’]est|ce sera|ce serait) (?:ma|la|notre) (?:toute )?première fois(?!.*(?:mais|sauf|si)(?!\p{L}))`,
  'iu',
)
/** When something ended; only a time follows these articles, so that no thing is taken for one. */
const WHEN = regex('iu')`
  (?:(?:il y a|depuis|en|à|aux?) |l['’](?:an|année|été|hiver|automne)(?!\p{L})|(?:le|la) (?:mois|semaine|printemps) (?:derni|passé)
  |le (?:\d|premier )|(?:cette|cet|ce) (?:année|semaine|mois|été|hiver|automne|printemps|matin)(?!\p{L}))
  (?![^,?]*(?<!\p{L})(?:mais|sauf|repris|recommenc\p{L}+)(?!\p{L}))[^,?]*`.source
const STOPPED = regex('iu')`
  ${START}j['’]ai (?:complètement |tout )?arrêté
  (?: (?:de |d['’])?(?:(?:prendre|consommer|pratiquer|boire) )?(?:(?:le|la|les|du|des|de la|mes) |(?:de )?l['’])?(?<thing>\p{L}{4,}))??(?: ${WHEN})?[.!]?$`
/** What is asked for, and other words for it. */
const OTHER_WORDS = [
  [/fum|tabac|cigarette/iu, /^(?:fumer|tabac|cigarettes?|clopes?)$/u],
  [/alcool/iu, /^boire$/u],
] as const

/** Leave that is given: "aucun, allez-y". */
const NO_OBJECTION = new RegExp(
  String.raw`${START}(?:aucune?(?: (?:problème|souci|inconvénient|objection))?|pas (?:du tout|le moins du monde|de (?:problème|souci))),? (?:allez-y|faites(?: donc)?|je vous en prie|enregistrez|vous pouvez(?: y aller)?|au contraire)[.!]?$`,
  'iu',
)

/** Likewise after a no: "non non, avec plaisir". */
const NO_GLADLY = new RegExp(
  String.raw`^(?:(?:ah|oh|euh|ben|bah|mais),? )*(?:non,? )+(?:avec (?:grand )?plaisir|(?:bien )?volontiers|avec joie|au contraire|allez-y|faites|je vous en prie)[.!]?$`,
  'iu',
)

/** A firm yes or no before a reason. */
const REASONED = regex('iu')`
  ^(?:(?:ah|oh|euh|ben|bah|alors|eh bien|mais),? )*(?<answer>oui|non)(?:,? (?:bien sûr|évidemment|heureusement|malheureusement|hélas|toujours))*
  [,.]? (?:vu|parce qu|puisqu|car(?!\p{L}))(?<reason>.*)$`
const SPOILS = /\?|(?<!\p{L})(?:mais|si|sauf|ou|pardon|oui|non|peut-être|dépend)(?!\p{L})/iu

/**
 * What tells a yes or no: who comes for the first time has not come before, who has stopped does not do it, and a reason changes
 * nothing of what stands before it.
 */
export const toldBy =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = field.options?.length === 2 ? answerIn(field, heard) : noneIn(field, heard)
    const found = said === undefined ? undefined : read(field, said, circumstances)
    return found ?? read(field, heard, circumstances)
  }

function answerIn({ label = '' }: SpokenField, heard: string): string | undefined {
  if (/déjà|auparavant/iu.test(label) && FIRST_TIME.test(heard)) return 'non'
  if (
    /(?<!\p{L})(?:fum\p{L}+|buvez|consomm\p{L}+|prati\p{L}+|prenez)(?!\p{L})/iu.test(label) &&
    !/déjà|avez/iu.test(label) &&
    hasStopped(label, heard)
  )
    return 'non'
  if (VOCABULARY.asks.objection.test(label) && (NO_OBJECTION.test(heard) || NO_GLADLY.test(heard))) return 'non'
  const { answer, reason = '' } = REASONED.exec(heard)?.groups ?? {}
  return answer !== undefined && !SPOILS.test(reason) ? answer : undefined
}

/** Whether the person has stopped, and it is nothing else than what is asked for: "j'ai arrêté le sport". */
function hasStopped(label: string, heard: string): boolean {
  const stopped = STOPPED.exec(heard)
  const thing = stopped?.groups?.thing?.toLowerCase()
  if (thing === undefined) return stopped !== null
  return (
    label.toLowerCase().includes(thing.slice(0, FAMILY)) ||
    OTHER_WORDS.some(([asked, others]) => asked.test(label) && others.test(thing))
  )
}

/** That there is nothing of what is asked for: "je n'ai pas d'allergies", "je ne suis allergique à rien". */
const NOTHING = regex('iu')`
  ${START}(?:(?:je|j['’]|on|nous) ?(?:n['’]|ne )?(?:ai|a|avons|suis|prends|connais) )?
  (?:(?:pas|aucune?) (?:de |d['’])?(?:\p{L}+ )??(?<thing>\p{L}{4,})|(?<quality>\p{L}{4,}) (?:à|de) rien)
  (?: du tout|,? merci| non plus| particulière?s?| connue?s?)?[.!]?$`
/** "Je n'en ai aucun". */
const HAS_NONE = new RegExp(
  String.raw`${START}(?:je|j['’]|on|nous) ?(?:n['’]|ne )?en (?:ai|a|avons|prends|connais) (?:pas|aucune?)(?: du tout|,? merci| non plus)?[.!]?$`,
  'iu',
)
const NONE = /^(?:aucune?|rien|pas d)(?!\p{L})/iu

/** The label of the option that there is none, where the person says so of what is asked for. */
function noneIn({ label = '', options }: SpokenField, heard: string): string | undefined {
  const none = options?.find((option) => NONE.test(option.label))
  if (none && HAS_NONE.test(heard)) return none.label
  const { thing, quality } = (none && NOTHING.exec(heard)?.groups) ?? {}
  const said = (thing ?? quality)?.toLowerCase().slice(0, FAMILY)
  return said !== undefined && label.toLowerCase().includes(said) ? none?.label : undefined
}

/** Words that begin alike are of one family; in letters. */
const FAMILY = 5
