import { germanRegex } from './letters.ts'
import { SOMEBODY } from './kin.ts'

/** How an utterance begins that answers nothing yet: sounds, assent, politeness. */
const START = String.raw`^(?:(?:äh+m?|öh+m?|hm+|puh|oh|ach|na|naja|ja|nein|also|tja|uff|okay|gut|du|entschuldigung|sorry|bitte|moment|da|das|ehrlich gesagt) )*`
/** What is asked of the form itself: whether it must be filled in, with what, and how much of it. */
const FILLING =
  '(?:hin|rein|hinein|auf)?schreiben|eintragen|ausfüllen|angeben|eingeben|beantworten|antworten|(?:leer|frei|offen|aus) ?lassen'
const BESIDE_FILLING =
  'denn|da|hier|das|es|jetzt|überhaupt|auch|was|etwas|alles|eigentlich|noch|unbedingt|anderes|mehr|nur|so|genau'
const LATER = 'später|nachher|gleich|morgen|am ende|zum schluss|zum ende|danach|ein andermal|noch|erst|dann'

/**
 * What a person says where no answer is given: puts it off ("das mache ich zum Schluss"), has none yet, will not say it here, leaves it
 * to somebody ("den Teil schreibt meine Frau"). Whatever is asked for, it is no answer. In small letters, without pauses.
 */
export const INSTEAD_OF_ANSWER = germanRegex('u')`
  ${START}(?:
    (?:muss|müsste|möchte|will) ich (?:mir |das |da |erst |noch |mal |einmal |kurz |in ruhe )*(?:drüber |darüber )?(?:überlegen
      |nachdenken|nachschauen|nachsehen|nachfragen|nachschlagen|schlafen|klären|besprechen)(?: das (?:\p{L}+ ){1,2}ich .*)?$
    |(?:lass|lassen sie) (?:mich|uns) (?:\p{L}+ ){0,3}(?:überlegen|nachdenken|nachschauen|nachsehen)$
    |(?:das )?(?:mache?|schreibe?|fülle?|trage?|ergänze?|beantworte?|sage?|reiche?|erzähle?) (?:ich|wir) (?:ihnen |das |es )*(?:${LATER})(?!\p{L})(?: \p{L}+){0,3}$
    |(?:dazu |darauf |da |hier )?(?:fällt mir|weiß ich|wüsste ich|habe? ich) (?:\p{L}+ ){0,4}(?:nichts|keine ahnung|keinen plan)(?: (?:ein|dazu|zu sagen|gerade|grad))*$
    |(?:(?:ich|wir) )?(?:habe?n? )?(?:ich |wir )?(?:mir |uns )?(?:da(?:zu|rüber) )?noch (?:gar )?(?:nicht|keine gedanken) (?:entschieden|überlegt|ausgesucht
      |nachgedacht|geschrieben|gemacht|festgelegt)$
    |(?:das )?(?:überspringe|lasse?|überspringen|lassen) (?:ich|wir|sie) (?:das |es |mal |jetzt |erst ?mal |bitte |einfach )*(?:aus|weg|leer|frei|offen)?$
    |(?:überspringen|weiter|nächste frage)(?: bitte)?$
    |(?:das |es )?kommt (?:ganz )?(?:drauf|darauf) an(?: .*)?$|je nachdem(?: .*)?$
    |(?:das )?(?:ist )?(?:ganz |sehr |echt )?(?:schwer|schwierig) zu sagen$
    |(?:den teil|das|den rest|diesen teil) (?:schreibt|macht|füllt|weiß|erklärt|ergänzt|beantwortet) (?:(?:dann|alles|nur|besser|immer|später) )*${SOMEBODY}(?: \p{L}+){0,2}$
    |(?:(?:das )?(?:möchte|will|mag|werde) ich (?:\p{L}+ ){0,3}|(?:ich )?(?:möchte|will|mag) (?:\p{L}+ ){0,3})?(?:nichts|nicht|lieber nicht|keine angaben?)(?: \p{L}+){0,2} (?:sagen
      |angeben|verraten|beantworten|schreiben|machen)$
    |(?:das )?(?:geht (?:sie|dich|euch|niemanden|keinen) (?:gar )?nichts an)$
    |(?:das )?habe? ich (?:ihnen |euch |dir )?(?:doch |schon |bereits |alles |vorhin |oben )+(?:gesagt|erzählt|geschrieben|angegeben|erklärt)$
    |(?:\p{L}+ ){0,3}(?:habe?|weiß|kenne?|kann) (?:(?:ich|ihnen|das|die|den|es|jetzt|grade?|gerade|leider|auch|da|so) )*(?:nicht (?:auswendig|zur hand|im kopf|parat|griffbereit|dabei
      |bei mir|vor mir)|auswendig (?:gerade |jetzt |leider )?nicht)(?= |$).*
    |ist das (?:hier |jetzt |schon |die stelle )*wo (?:ich|man|wir) .*
    |(?:(?:was|wie ?viele?|wie lange?|wohin|wozu|warum) )?(?:soll|muss|darf|kann|sollte|müsste) (?:ich|man|wir) (?:(?:${BESIDE_FILLING}) )*(?:${FILLING})$
    |(?:ist|wäre) (?:das|es|die frage|das feld) (?:(?:${BESIDE_FILLING}|ein) )*(?:pflicht|pflichtfeld|verpflichtend|nötig|notwendig|freiwillig|optional)$
    |(?:(?:ich|wir) )?habe?n? (?:ich |wir )?(?:gar |leider |derzeit |momentan |ja )*kein(?:e|en|s)? (?:(?:weil|denn|da) )?(?:ich|wir) (?:bin|sind) .*$
  )`
