import type { WordsOfSentences } from '../../../shared/text/sentence.ts'
import { germanWords } from '../letters.ts'

const CLOSED_CLASS = germanWords(
  `ich mich mir du dich dir er ihn ihm sie es wir uns euch ihnen bin bist ist sind seid war waren wäre habe hast hat
    haben hatte hatten werde wird werden wurde kann können könnte muss müssen soll will wollen möchte weiß wissen
    heiße heißt heißen hieß nenne nennen arbeite arbeitete wohne wohnte komme schreiben schreib notieren weil obwohl
    aber dass wenn ob denn als nicht nie kein keine oder was wer wie wo wann warum welche also übrigens eigentlich nur
    noch schon immer auch sehr jetzt heute gestern morgen hier da dort vielleicht danke hallo ja nein dies diese
    dieser dieses das jemand niemand etwas nichts alles keinen keinem keiner keines keins sich geworden gewesen gehabt früher ehemals
    gearbeitet gewohnt gekündigt gelernt gewechselt gezogen umgezogen verkauft verloren verstorben gestorben vergessen
    aufgelöst geschlossen überlegt überlege wechseln geplant gegangen verlassen beendet hab geh nehm komm wohn mach sag les fange beginne wechsle`,
)

const PREPOSITIONS = germanWords(`in bei mit für auf von aus an zu ohne gegen über um seit während wegen nach`)

const JOINTS = germanWords('und von der die das ein eine nach')

const POSSESSIVES = germanWords(
  `mein meine meinem meiner meinen dein deine deinem deiner deinen unser unsere unserem unserer unseren ihr ihre ihrem
    ihrer ihren sein seine seinem seiner seinen`,
)

const KIN = germanWords(
  `frau mann partnerin partner freundin freund tochter sohn kind baby mutter vater mama papa eltern schwester bruder
    tante onkel cousine cousin nichte neffe oma opa großmutter großvater enkelin enkel chefin chef nachbarin nachbar
    kollegin kollege`,
)

const NAMING = germanWords(`nein ist bin sind war heiße heißt heißen nenn nennen nenne`)

/** Of a separable verb: "aufgewachsen", "umgezogen"; an employee is no such form. */
const PARTICIPLE = /^(?!angestellt)(?:auf|an|ab|ein|aus|um|mit|zu|vor|nach|zurück|weg|hin|her)ge\p{L}{2,}(?:t|en)$/u

/** By which a sentence differs from a name. */
export const WORDS_OF_SENTENCES: WordsOfSentences = {
  closedClass: CLOSED_CLASS,
  prepositions: PREPOSITIONS,
  joints: JOINTS,
  possessives: POSSESSIVES,
  kin: KIN,
  naming: NAMING,
  inflected: PARTICIPLE,
}
