import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'

const DAY = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\d{4})`

/** What takes place on a day: "le 3 décembre c'est l'anniversaire de ma mère", "on a un mariage". */
const TAKEN_BY = regex('iu')`
  (?<!\p{L})${DAY} (?:c['’]est|il y a|y a|on a|j['’]ai|nous avons) (?:déjà )?(?:l['’]|(?:le|la|les|mon|ma|mes|notre|nos|une?|des) )
  (?!mieux|idéal|plus |préf|meilleur|bon|parfait|temps|choix|possib|date|jour|jour|rendez)(?<event>\p{L}{3,5})`

/** Where the person is on that day: "je rentre le 3 décembre", "lundi je suis en déplacement". */
const AWAY = regex('iu')`
  (?<!\p{L})(?:je|on|nous) (?:pars|part|partons|rentre|rentrons|reviens|revient|revenons|déménage|accouche)(?!\p{L})[^,;.!]* (?:${DAY}|\d)
  |(?<!\p{L})${DAY} (?:je|on|nous) (?:suis|serai|est|sera|sommes|serons) (?:absente?s?|en |prise?s?|occupée?s?|déjà|pas)`
const ASKS_AWAY = regex('iu')`
  retour|arriv|d[ée]part|voyage|d[ée]but|fin(?!\p{L})|vol(?!\p{L})|s[ée]jour|disponib|partir|partez|entr[ée]e|sortie|d[ée]m[ée]nag|emm[ée]nag|rentr|cong[ée]|vacanc
  |absen|r[ée]serv|location|terme|accouch|depuis|jusqu|revenez|quand`

/** Of coming and going, each with the question for the other: "on repart le 8" to "Arrivée". */
const OPPOSITES: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: /arriv[ée]e|(?<!\p{L})aller(?!\p{L})|entr[ée]e/iu,
    told: /(?<!\p{L})(?:re)?par(?:s|t|tons|tirai|tira)(?!\p{L})|rentr(?:e|ons)(?!\p{L})|quitt(?:e|ons)(?!\p{L})/iu,
  },
  { asked: /d[ée]part|retour|sortie/iu, told: /(?<!\p{L})arriv(?:e|ons|era|erons)(?!\p{L})/iu },
]

/** Asks for a day of which the person only tells what is then. */
export const unlessElsewhere = askedWhere(({ label, heard }) => {
  const event = TAKEN_BY.exec(heard)?.groups?.event?.toLowerCase()
  const isEvent = event !== undefined && !label.toLowerCase().includes(event)
  const isOpposite = OPPOSITES.some(({ asked, told }) => asked.test(label) && told.test(heard))
  return label !== '' && (isEvent || isOpposite || (AWAY.test(heard) && !ASKS_AWAY.test(label)))
})
