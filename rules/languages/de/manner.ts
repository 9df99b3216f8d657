import { mapOf, type MannerCommand, type MannerWords, phrasesOf } from '../shared/commands.ts'

export const GERMAN_MANNER: MannerWords = {
  qualities: mapOf('langsam=slower schnell=faster rasch=faster laut=louder leise=quieter') as ReadonlyMap<
    string,
    MannerCommand
  >,
  more: [],
  less: phrasesOf('weniger, nicht so, nicht ganz so, nicht zu'),
  excess: ['zu'],
  degrees: phrasesOf(
    `etwas, ein bisschen, ein wenig, ein klein wenig, ein kleines bisschen, ein stück, viel, noch, deutlich, wesentlich,
    doch, mal, einmal, noch einmal, nochmal, ganz, leider, mir, für mich, das, es, die frage, die fragen, die optionen,
    ab jetzt, entschuldigung`,
  ),
  pleas: ['bitte'],
  asking: phrasesOf(
    `kannst du, könntest du, können sie, könnten sie, würdest du, würden sie, sie können, du kannst, geht es, geht das,
    sprich, sprechen sie, sprechen, rede, reden sie, reden, lies, lesen sie, lesen, vorlesen, vor, mach, machen sie, sag,
    sagen sie, sagen`,
  ),
  ofReader: phrasesOf(
    `sie sind, du bist, sie sprechen, du sprichst, sie lesen, du liest, sie reden, du redest, ihre stimme ist,
    deine stimme ist, die stimme ist`,
  ),
  ofAnything: phrasesOf('das ist, das war, es ist, das geht, es geht, das klingt'),
}
