import { type NoiseWords, phrasesOf } from './noise-words.ts'

export const FRENCH_NOISE: NoiseWords = {
  sounds: ['musique', 'applaudissements', 'rires?', 'toux', 'soupirs?', 'bruits?', 'inaudible', 'rien'],
  hallucinations: [],
  endings: phrasesOf(
    `merci d'avoir regardé|merci d'avoir regardé cette vidéo|merci d'avoir regardé la vidéo|abonnez-vous
    |n'oubliez pas de vous abonner|abonnez-vous à la chaîne|on se retrouve dans la prochaine vidéo
    |à la prochaine vidéo|sous-titrage société radio-canada|sous-titrage st' 501|sous-titrage|sous-titres`,
  ),
  credits: { opening: ['sous-titr(?:es?|ages?)', 'traduction'], author: ['par', 'soci[ée]t[ée]'] },
  closing: ["merci d'avoir regard[ée][^.!?]*", 'sous-titr(?:es?|age) [^.!?]*'],
}
