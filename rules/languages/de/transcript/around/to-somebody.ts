import { KIN } from '../kin.ts'
import { germanRegex } from '../letters.ts'

const START = '^(?:(?:ach|oh|hey|he|du|nein|ja|also|entschuldigung|moment|halt|jetzt|bitte|und) )*'
/** What may stand in an order after its verb; without "bitte" and "mal" a form is told likewise what to write. */
const SOFT = '(?:jetzt|mal|bitte|doch|endlich|schnell|kurz|gleich|sofort|bloß|ruhig|schon|erst)'
const THING = String.raw`(?:den|die|das|dein\p{L}*|unser\p{L}*|diese\p{L}*) (?:\p{L}+ )?`

const AFTER = String.raw`(?:sonst|ich|wir|bitte|mal|jetzt|${KIN})(?!\p{L})`

/** With the particle of its verb, and of moving or being quiet: "mach das Fenster zu", "komm mal her", "bleib sitzen". */
const ORDER = germanRegex('u')`
  (?:(?:mach|stell|leg|zieh|räum|dreh|schalt|tu|wirf|nimm|häng|heb|bring|hol|schieb) (?:${SOFT} )*(?:${THING})+(?:(?:bitte|mal|jetzt) )?(?:(?:leiser|lauter|weg|her|hin|runter|rein|raus|hoch|rüber|zurück)(?=$| (?:die|der|das|es)(?!\p{L})|\s${AFTER})|(?:zu|auf|aus|an|ab)(?=$| es |\s${AFTER}))
    |(?:komm|geh|bleib|sei|setz|hör|steh|lass|wart|warte|pass|halt|schau|guck) (?:(?:${SOFT}|dich|das|den|die) )*(?:her|hier|rein|raus|runter|hoch|rüber|weg|sitzen|liegen|stehen|still|leise
      |ruhig|brav|lieb|auf|zu|hin|los|in ruhe|(?:in|auf|an|zu|ins|zum|zur)(?: (?:den|die|das|dein\p{L}*))? \p{L}+ (?:und )?\p{L}+en)(?= |$)
    |(?:gib|bring|hol|reich|zeig) (?:mir|uns) (?:bitte )?mal (?=\S)|(?:warte|moment|augenblick|sekunde)(?: ${SOFT})* (?:${KIN}|schatz|liebling) )`
  .source

/** About somebody in the room, and no question about what is offered: "willst du auch einen Kaffee", "habt ihr schon gegessen". */
const QUESTION = germanRegex('u')`
  (?:(?:willst|möchtest|magst|bist|warst|gehst|kommst|machst|siehst|hörst|isst|trinkst|brauchst|weißt|schläfst|bleibst) du
    |(?:wollt|möchtet|mögt|seid|geht|kommt|esst|bleibt) ihr
    |(?:hast du|habt ihr) (?:\p{L}+ )*(?:ge|ver|be|er|zer|ent|\p{L}{2,4}ge)\p{L}{2,}(?:t|en))(?= |$)`.source

/** What is said to somebody in the room, in small letters without pauses. */
export const TO_SOMEBODY = germanRegex('u')`${START}(?:${ORDER}|${QUESTION})`
