import type { Privacy } from '../transcriber.ts'

/** Who gets the audio, said beside the voice button before the first use. */
export function privacyText({ privacy, label }: { privacy: Privacy; label: string }): string {
  switch (privacy) {
    case 'device':
      return 'Your voice stays on this device.'
    case 'our-server':
      return 'Your voice goes to this site only. It is turned into text and not kept.'
    case 'browser-vendor':
      return 'Your voice goes to the maker of your browser, whose service turns it into text.'
    case 'third-party':
      return `Your voice goes to ${label}, a service outside this site, which turns it into text.`
    case 'simulated':
      return 'Demonstration: nobody listens, and a sample answer is filled in.'
  }
}

/** Whether the page asks before the first use, because the audio goes to somebody else than this site. */
export function needsConsent(privacy: Privacy): boolean {
  return privacy === 'third-party' || privacy === 'browser-vendor'
}
