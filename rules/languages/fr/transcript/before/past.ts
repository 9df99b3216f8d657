import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { leadsTo } from './index.ts'

/** The imperfect, in words in full without accents: "je fumais"; not the conditional, nor a wish that is put politely. */
const IMPERFECT = regex('u')`
  (?:^| )(?:je|on|nous|ce|ca|il|elle|ils|elles) (?:(?:ne|n|y|en|me|m|se|nous|le|la|les) )*
  (?!(?:fais|fait|sais|sait|vais|plait|parait|connais|hais|avions|(?:voul|pens|cherch|souhait|desir|compt|dis)(?:ais|ait|ions)) )
  [a-z]*(?:[^r ](?:ais|ait|aient)|etions|avions) `

/** What would have been: "j'aurais mis cinq". */
const UNREAL =
  /(?:^| )(?:je|on|nous) (?:(?:ne|lui|leur|y|vous) )*(?:aurais|aurait|aurions) (?:[a-z]+ )?(?:mis|donne|dit|note|coche|attribue) /u

/** What was there before: "le dernier m'a coûté", "l'ancienne avait". */
const FORMER = regex('u')`
  (?:^| )(?:le|la|les|l) (?:ancien(?:ne)?s?|dernier|derniere|precedente?|vieux|vieille) (?:(?:me|m|nous|en|y|ne) )*(?:a|ont|avait|etait|faisait) `

/** What the person has no more, or not yet: "j'ai raté mon bus", "en train de divorcer", "plus marié". */
const LOST = regex('u')`
  (?:^| )(?:je|nous|on) (?:(?:ne|le|la|les|lui|leur|en|y) )*(?:ai|a|avons) (?:[a-z]+ )?(?:rate|perdu|oublie|manque|casse|vendu|arrete|quitte|donne|prete|jete|abandonne|annule|rendu|vole|resilie)e?s? `
const NOT_YET = /(?:^| )(?:en train de|sur le point de|apprends|apprend|apprenons|rever?) |(?:^| )bientot /u
const NO_MORE = /(?:^(?:non )?| ne [a-z]+ )plus (?:de |en |a |au )?$/u
const ASKS_LOSS = /perd|vol[ée]|oubli|rendu|retour|annul|r[ée]sili|appren|cours|(?<!\p{L})plus(?!\p{L})|objet/iu
/** A part of today, of which something else is told: "ce matin". */
const TODAY = /(?:^| )ce $/u

/** Asks for a value that was so, is so no more or not yet, where the question is about now. */
export const unlessPast = askedWhere(({ field, label, heard, value }) => {
  const options = (field.options ?? []).map((option) => option.label)
  if (label === '' || VOCABULARY.asks.opinion.test(options.join(' ')) || VOCABULARY.asks.past.test(label)) return false
  const before = leadsTo(field, heard, value).map((lead) => `${lead.join(' ')} `)
  const asked = [label, ...options].join(' ')
  const isGone = (lead: string) => LOST.test(lead) || NOT_YET.test(lead) || (options.length > 0 && NO_MORE.test(lead))
  const isOver = (lead: string) =>
    IMPERFECT.test(lead) ||
    UNREAL.test(lead) ||
    FORMER.test(lead) ||
    (!ASKS_LOSS.test(asked) && isGone(lead)) ||
    (options.length > 0 && TODAY.test(lead) && !/(?<!\p{L})ce (?:matin|soir|midi)/iu.test(asked))
  return before.length > 0 && before.every(isOver)
})

/** Asks for a value that only would have been so. */
export const unlessUnreal = askedWhere(({ field, heard, value }) => {
  const before = leadsTo(field, heard, value)
  return before.length > 0 && before.every((lead) => UNREAL.test(`${lead.join(' ')} `))
})
