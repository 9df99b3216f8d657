import { type NoiseWords, phrasesOf } from './noise-words.ts'

export const SPANISH_NOISE: NoiseWords = {
  sounds: [],
  hallucinations: [],
  endings: phrasesOf(
    `gracias por ver|gracias por ver el video|gracias por ver el vídeo|suscríbete|suscríbete al canal
    |no olvides suscribirte|hasta la próxima|nos vemos en el próximo video|nos vemos en el próximo vídeo`,
  ),
  credits: { opening: ['subt[ií]tulos?', 'traducci[oó]n'], author: ['por'] },
  closing: [],
}
