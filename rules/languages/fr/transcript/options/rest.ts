import { regex } from '../../../shared/regex.ts'
import { reading } from '../layers.ts'

const REST = '(?:,? (?:et|mais))? (?:tout )?(?:le reste|les autres)'

/** "La radio non, le reste oui", "l'affiche oui, le reste non". */
const ALL_BUT = regex(
  'iu',
)`^(?<thing>[^,;?]+?),? (?:surtout )?(?:non|pas)[,;]?${REST} (?:oui|volontiers|d['’]accord|ok|avec plaisir)[.!]?$`
const ONLY = regex('iu')`^(?<thing>[^,;?]+?),? oui[,;]?${REST} (?:non|pas|surtout pas|non merci)[.!]?$`

/** What a list asks to be left out, and that it is to be: "enlevez-moi l'oignon". */
const ASKS_REMOVAL = /(?<!\p{L})(?:retirer|enlever|supprimer|[ôo]ter|exclure|[ée]viter)(?!\p{L})/iu
const REMOVE = regex('iu')`
  ^(?:(?:euh|ah|oh|ben|alors|oui),? )*(?:(?:vous pouvez |il faut |je voudrais )?(?:enlev|retir|supprim|[ôo]t|[ée]vit)(?:ez|er|e)(?:[ -]moi)?|sans) (?=\S)`

/** Reads a list by what is said of its rest, and what is asked to be left out as what it asks for. */
export const ofTheRest = reading((heard, label) =>
  (ASKS_REMOVAL.test(label) ? heard.replace(REMOVE, '') : heard)
    .replace(ALL_BUT, 'tout sauf $<thing>')
    .replace(ONLY, '$<thing>'),
)
