/** Whole utterances that are said to the form and are no answer. */
export const ASIDES: ReadonlySet<string> = new Set(
  `überspringen|überspringen sie das|überspring das|die nächste|nächste frage|weiter|eine zurück|zurück zur vorigen
  |leer lassen|lassen sie das leer|lass das leer|frei lassen|also|ja also|also gut|na ja|tja|hm ja|was|wie|wie bitte
  |bitte was|was bitte|was war das|was war die frage|wie war die frage|wie lautet die frage|was haben sie gesagt
  |was meinen sie|was meinen sie damit|was heißt das|was soll ich sagen|was muss ich sagen|was sage ich da|wiederholen
  |wiederholen sie|wiederholen sie das|wiederholen sie die frage|noch einmal|nochmal|noch mal
  |sagen sie das noch einmal|können sie das wiederholen|können sie die frage wiederholen|könnten sie das wiederholen
  |kannst du das wiederholen|entschuldigung|entschuldigung wie bitte|entschuldigung was|ich habe nicht verstanden
  |ich habe das nicht verstanden|das habe ich nicht verstanden|ich verstehe nicht|ich verstehe die frage nicht
  |verstehe ich nicht|moment|moment mal|einen moment|einen augenblick|augenblick|sekunde|eine sekunde|warten sie|warte
  |warte mal|warten sie mal|stopp|halt|lassen sie mich überlegen|lass mich überlegen|ich überlege|mal überlegen
  |mal sehen|löschen sie das|lösch das|streich das|streichen sie das|ist das an|funktioniert das|hören sie mich
  |hörst du mich|hallo hören sie mich|wie war die frage|wie war die frage noch mal|wie war die frage nochmal|wie war das|wie war das noch mal|was war die frage|test|test test|eins zwei test|muss ich das beantworten|muss ich das ausfüllen
  |ist das pflicht|warum wollen sie das wissen|wozu brauchen sie das|wer ist da`
    .split('|')
    .map((phrase) => phrase.trim()),
)
