import type { SpokenField } from '../../../shared/normalise.ts'
import { type Tense, TOLD_AS_PAST } from '../../../en/transcript/dates/tense.ts'
import { regex } from '../../../shared/regex.ts'

/** Words of a question about what is still to come, whatever else it names. */
const COMING = regex('iu')`
  (?<!\p{L})(?:pr[oó]xim[oa]s?|previst[oa]s?|estimad[oa]s?|deseada?o?|preferid[oa]|prefier\p{L}+|quier\p{L}+|desea
    |cita|reserva
    |vencimiento|vence|caduc\p{L}+|hasta|devolverá|devolución|recogida|mudanza|salida|vuelta|regreso|viaje|vuelo
      |entrega
    |plazo|fin|l[ií]mite|renovaci[oó]n|cu[aá]ndo (?:va|van|podr|puede)\p{L}*|para (?:cu[aá]ndo|qu[eé])|(?:d[ií]a
      |fecha) para)(?!\p{L})`

/** What a question names that has happened: a verb of the past, or a noun for what nobody plans. */
export const PAST = regex('iu')`
  (?<!\p{L})(?:naci(?:miento|[oó])|siniestro|accidente|incidente|robo|hurto|aver[ií]a|multa|factura|recibo|ticket
    |ca[ií]da|lesi[oó]n
    |picadura|mordedura|p[eé]rdida|denuncia|despido|defunci[oó]n|fallec\p{L}+|diagn[oó]stico|s[ií]ntomas?|golpe
      |da[ñn]os?|gotera
    |fuga|incendio|inundaci[oó]n|infracci[oó]n|ausencia|gasto|expedici[oó]n|emisi[oó]n|compra|[uú]ltim[oa]s?
      |trabajad[oa]s?
    |realizad[oa]s?|recibid[oa]s?|comprad[oa]s?|ocurr\p{L}+|sucedi\p{L}*)(?!\p{L})
  |(?:qu[eé] (?:d[ií]a|fecha)|cu[aá]ndo|en que|d[ií]a que) (?:(?:se|le|lo|la|nos|me) )?(?:\p{L}+(?:ó|aron|ieron)|fue
    |hizo|tuvo|dio|puso)
    (?!\p{L})`

/** Since when something is so that is no wish: "¿desde qué fecha está de baja?". */
const SINCE = regex('iu')`
  (?<!\p{L})desde (?:cu[aá]ndo|(?:qu[eé]|la|el) (?:d[ií]a|fecha|mes)(?: (?:en )?que)?) (?:no )?(?:(?:se|le|lo|la|nos|me) )?
  (?:est[aá]s?|tienes?|llevas?|vives?|trabajas?|padece|sufre|tomas?|usas?|notas?|siente|falta|duelen?|encuentra|funciona|fumas?|conoce)
  (?!\p{L})(?! (?:disponible|libre|previst))`

/** Which days a question asks for; undefined where its words leave it open, as for a wedding. */
export const tenseOfLabel = (label: string): Tense | undefined =>
  /(?<!\p{L})(?:[uú]ltim[oa]|anterior|previ[oa])(?!\p{L})/iu.test(label)
    ? 'past'
    : SINCE.test(label)
      ? 'past'
      : COMING.test(label)
        ? 'coming'
        : PAST.test(label)
          ? 'past'
          : undefined

/** Verbs that set a day that is to come: "lo movieron al 14 de diciembre". */
const ARRANGED = `mov|cambi|reserv|aplaz|pospus|posterg|adelant|qued|program|plane|acord|ped|dij|cont|confirm|fij|cit|llam|apunt|elegi`

/** "La compré el nueve": a verb in the preterite or the perfect; futures such as "llegaré" are none. */
export const HAPPENED = regex('iu')`
  (?<!\p{L})(?!(?:${ARRANGED}))(?!(?:qué|porqué|sé|café|bebé|carné|esté|allí|aquí|ahí|así|dé)(?!\p{L}))
  (?:\p{L}{2,}(?:[^aeir]é|[^aei]ré|ó|í|aron|ieron)|(?:fue|fui|fuimos|hice|hizo|hicimos|puse|puso|pusieron|tuve|tuvo
    |tuvimos|estuve
      |estuvo|vine|vinimos|vinieron|dio|dieron|dimos|vi|vio|traje|trajo|trajeron)
    |(?:he|ha|hemos|han) \p{L}+(?:ado|ido|to|cho))(?!\p{L})
  |(?<!\p{L})el pasado(?!\p{L})`

/** The question with a plain word for its time, which the rules of days know, also where only the answer tells it. */
export function plainlyTimed(field: SpokenField, transcript: string): SpokenField {
  if (!field.label) return field
  const tense = tenseOfLabel(field.label)
  const ofLabel = { past: ' (happened)', coming: ' (coming)' }
  const told = HAPPENED.test(transcript) ? ` (${TOLD_AS_PAST})` : ''
  const plain = `${tense ? ofLabel[tense] : ''}${told}`
  return plain === '' ? field : { ...field, label: `${field.label}${plain}` }
}
