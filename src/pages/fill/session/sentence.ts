import { DEFAULT_LANGUAGE } from '../../../../rules/limits.ts'
import type { VoiceFailure } from '../../../../machines/voice-capture/failures.ts'
import { failureText, type VoiceNotice, type VoiceSentences } from '../../../../rules/voice-failures.ts'

/** Words for the person, and the language that they are in (BCP 47): the page is English, what is said of the voice the form's. */
export interface Sentence {
  text: string
  language: string
}

export const ofPage = (text: string): Sentence => ({ text, language: DEFAULT_LANGUAGE })

export const ofFailure = (sentences: VoiceSentences, failure: VoiceFailure): Sentence => ({
  text: failureText(sentences, failure),
  language: sentences.language,
})

export const ofNotice = ({ notices, language }: VoiceSentences, notice: VoiceNotice): Sentence => ({
  text: notices[notice],
  language,
})
