import type { Transcriber } from '../transcriber.ts'

export type AudioRecipient = Pick<Transcriber, 'id' | 'label' | 'privacy' | 'host'>

/** Who gets the audio, said beside the voice button before the first use. */
export function privacyText({ privacy, label }: Pick<AudioRecipient, 'privacy' | 'label'>): string {
  switch (privacy) {
    case 'device':
      return 'Your voice stays on this device.'
    case 'our-server':
      return 'Your voice goes to this site only. It is turned into text there and not stored.'
    case 'browser-vendor':
      return 'Your voice goes to the maker of your browser, whose service turns it into text.'
    case 'third-party':
      return `Your voice goes to ${label}, a service outside this site, which turns it into text.`
    case 'simulated':
      return 'Demonstration: nobody listens, and a sample answer is filled in.'
  }
}

/** What the page asks before audio leaves for somebody else than this site. */
export interface ConsentQuestionText {
  question: string
  explanation: string
}

/** The same words as beside the voice button, and where the voice would go. */
export const consentQuestion = (recipient: AudioRecipient): ConsentQuestionText => ({
  question: `May your voice be sent to ${recipient.privacy === 'browser-vendor' ? 'the maker of your browser' : recipient.label}?`,
  explanation: privacyText(recipient),
})

/** Whether the page asks before the first use, because the audio goes to somebody else than this site. */
const isOutside = ({ privacy }: AudioRecipient): boolean => privacy === 'third-party' || privacy === 'browser-vendor'

/**
 * For whom a consent counts: the host of a service, whichever engine runs there, or the browser's own.
 * @returns undefined where none is needed
 */
export const consentKey = (recipient: AudioRecipient): string | undefined =>
  isOutside(recipient) ? (recipient.host ?? recipient.id) : undefined
