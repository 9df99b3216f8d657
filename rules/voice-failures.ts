/** Sentences on failed voice input that the machine, the browser's speech and the server share. */
export const VOICE_FAILURE_TEXTS = {
  'nothing-heard': 'Nothing was heard. Please try again, or type your answer.',
  'no-answer': 'Speech recognition did not answer in time. Please try again, or type your answer.',
  unavailable: 'Speech recognition is not available. Please type your answer.',
} as const
