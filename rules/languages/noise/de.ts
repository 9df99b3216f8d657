import { type NoiseWords, phrasesOf } from './noise-words.ts'

export const GERMAN_NOISE: NoiseWords = {
  sounds: phrasesOf(
    'geräusche?|musik|stille|applaus|lachen|lacht|husten|hustet|seufzt|seufzen|räuspert|räuspern|rauschen|unverständlich|atmet|atmen|klingelt',
  ),
  hallucinations: phrasesOf('vielen dank|vielen dank fürs zuschauen|danke fürs zuschauen|bis zum nächsten mal'),
  endings: phrasesOf(
    `vielen dank für ihre aufmerksamkeit|vielen dank für eure aufmerksamkeit|danke für ihre aufmerksamkeit
    |vielen dank für's zuschauen|danke für's zuschauen|danke fürs zuhören|vielen dank fürs zuhören
    |bis zum nächsten video|abonniert den kanal|abonniert unseren kanal|wir sehen uns im nächsten video
    |untertitelung aufgrund der amara org-community|das war's für heute`,
  ),
  credits: {
    opening: ['untertitel(?:ung)?', 'übersetzung', 'übersetzt'],
    author: ['von', 'des', 'zdf', 'ard', 'funk', 'wdr', 'swr'],
  },
  closing: [
    "(?:vielen dank|danke) für(?:s|'s) (?:zuschauen|zuhören)",
    'untertitel (?:von|des|der) [^.!?]*',
    'untertitelung (?:von|des|im auftrag) [^.!?]*',
  ],
}
