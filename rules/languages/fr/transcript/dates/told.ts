import { ofTwoDays } from '../../../shared/days/two-days.ts'
import { toldAsPast } from '../../../en/transcript/dates/told-as-past.ts'
import { withoutOwnSubject } from '../../../shared/days/own-subject.ts'
import { regex } from '../../../shared/regex.ts'

/** What is done to a day that is to come: "j'ai réservé pour le 9". */
const ARRANGED =
  'prévue?s?|réservée?s?|fixée?s?|décidée?s?|choisie?s?|pris|programmée?s?|convenu|dit|proposée?s?|demandée?s?|reportée?s?|avancée?s?|repoussée?s?|calée?s?|notée?s?|mis|planifiée?s?|confirmée?s?|changée?s?|déplacée?s?|inscrite?s?'

/** "On m'a opéré le neuf", "il est tombé le trois": a verb in the perfect. */
export const byTense = toldAsPast(
  regex('iu')`
    (?<!\p{L})(?:(?:j['’]|[mtsl]['’])?(?:ai|as|avons|avez|ont)|(?:on |il |elle |ça |qui )(?:[mtsl]['’])?a|[mnl]['’]a|nous a|suis|sommes|sont|est)
    (?: (?:été|eu|bien|déjà|tous|toutes|tout))* (?!(?:${ARRANGED})(?!\p{L}))(?:\p{L}{2,}(?:é|ée|és|ées)|arrivée?s?|(?:re)?parti[es]*|(?:re|de)?venu[es]*|sorti[es]*|reçu[es]*|fait[es]*|perdu[es]*|vendu[es]*|eu|vu[es]*|fini[es]*|signé|acquis[es]*|obtenu[es]*)(?!\p{L})
    (?!.* (?:pour|au|d['’]ici) (?:le )?\d)`,
)

/** "Mon dernier jour, c'est le trente et un décembre". */
export const byOwnSubject = withoutOwnSubject(
  /^(?:(?:euh|ben|alors),? )*(?:mon|ma|le|la|l['’]|notre|son|sa) ?((?:[\p{L}-]+ ){0,2}[\p{L}-]+),? (?:c['’]est|est|sera|ce sera|tombe) /iu,
)

/** "On part le 20 et on revient le 28 décembre". */
export const ofStay = ofTwoDays({
  joint: / et (?=(?:on|nous|je|retour) )/iu,
  month:
    /(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?/iu,
  asksEnd: /retour|rentrée|restitution|fin(?!\p{L})/iu,
  asksStart: /arriv|début|aller(?!\p{L})|départ/iu,
})
