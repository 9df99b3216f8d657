import { orAllOf } from '../../../shared/answers/all-of.ts'
import { germanRegex } from '../letters.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { byVerdicts } from '../../../shared/answers/verdicts.ts'
import type { Layer } from '../../../shared/normalise.ts'

/** "Alle drei bitte", "mich interessiert alles". */
export const orAll = orAllOf({
  all: germanRegex('u')`
    ^(?:(?:äh|ähm|also|ja|na|ich|wir|mich|uns|mir|es|das|über|für|an|zu|von|möchten?|nehmen?|hätten?|will|wollen|würde|brauchen?|interessier(?:t|e|en)|gefall(?:en|t)|passen|gern|gerne|bitte|einfach|am liebsten) )*
    (?<every>alle[sn]?|sämtliche)(?: (?<count>\p{L}+|\d+))?
    (?: (?:bitte|mit|interessiert|interessieren|mich|uns|mir|gern|gerne|davon|danke|passt|passen|geht|brauche|brauchen|ich|wir|haben|hätten|nehmen|möchten|zusammen|themen|tage|sachen))*$`,
  apart: /andere|sonstige|kein|nichts|alle/iu,
  cardinalAt,
})

/** "Englisch ja, Französisch auch, Italienisch nicht". */
export const orVerdicts = byVerdicts({
  yes: 'ja|auch|schon|gern|gerne|okay|ok',
  no: 'nein|nicht|nie|auch nicht|eher nicht|nee',
  joint: 'und|aber|der|die|das',
})

/** "Ich bin gegen nichts allergisch": none of a list. */
export const orNothing: Layer = (read) => (field, heard, circumstances) =>
  read(field, NOTHING.test(heard) ? 'nichts davon' : heard, circumstances)
const NOTHING = germanRegex('iu')`
  ^(?:(?:äh+m*|also|nein|na|ach),? )*(?:(?:ich|wir) (?:bin|sind|habe?n?|nehmen?|brauchen?|reagieren?|vertragen?)|(?:ich|wir))
  (?: (?:gegen|auf|von|an))? (?:gar |überhaupt )?nichts(?: davon)?(?: (?:allergisch|dergleichen|davon))?[.!]?$`
