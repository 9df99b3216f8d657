import { type NoiseWords, phrasesOf } from './noise-words.ts'

export const ENGLISH_NOISE: NoiseWords = {
  sounds: phrasesOf(
    String.raw`\w{2,}ing|noises?|sounds?|music|silence|applause|laughter|laughs?|coughs?|sighs?|sniffs?|gasps?|groans?|chuckles?|claps?|beeps?|clicks?|static|inaudible|unintelligible|indistinct|blank|audio|clears|breath|wind|footsteps|foreign`,
  ),
  hallucinations: phrasesOf(
    `you|bye|bye bye|goodbye|thank you|thank you very much|thank you so much|thanks|thank you for watching
    |thanks for watching|please subscribe|like and subscribe|see you next time`,
  ),
  endings: phrasesOf(
    `the|thank you for listening|thanks for listening|thank you for your attention|please like and subscribe
    |don't forget to subscribe|see you in the next video|i'll see you next time|i'll see you in the next video`,
  ),
  credits: {
    opening: ['subtitles?', 'captions?', 'transcri(?:bed|ption)', 'translated', 'translation'],
    author: ['by', 'amara', 'org'],
  },
  closing: [
    'thank(?:s| you)(?: so much| very much)? for (?:watching|listening)',
    'please (?:like and )?subscribe',
    'subtitles by [^.!?]*',
  ],
}
