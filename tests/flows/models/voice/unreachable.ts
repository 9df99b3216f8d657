/** This site's own recogniser needs no consent; a person's no is in `consent.test.tsx`. */
const UNASKED = 'nobody is asked for whom this site hears itself'

/** What was said before and waits for a yes. */
const LEFT = 'a path stays at its field; one that is left and come back to is in `speaking.test.tsx`'

/** What the paths of the voice do not cover, and why. */
export const unreachable = {
  'state declined': UNASKED,
  'transition error -> declined on at once [isDeclined]': UNASKED,
  'transition declined -> capturing on voice.pressed': UNASKED,
  'transition declined -> capturing on voice.started': UNASKED,
  'transition idle -> completed.proposing on at once [wereProposed] #1': LEFT,
  'transition idle -> completed.confirming on at once [wasDoubted] #2': LEFT,
  'transition capturing -> error on openMicrophone failed': 'this browser has what a microphone needs',
  'transition capturing.listening -> error on listenForSpeech failed': 'this browser has what listening needs',
  'transition capturing.listening on transcript.changed': 'this transcriber gives its words at the end',
  'transition capturing.listening.previewing -> capturing.listening.hearing on speech.resumed':
    'what is said in a path has no pause',
  'transition capturing.listening.previewing -> capturing.listening.hearing on previewSpeech done [hasWords] #1':
    'the calls of a path wait until speech has ended',
  'transition capturing.listening.previewing -> capturing.listening.hearing on previewSpeech done #2':
    'the calls of a path wait until speech has ended',
  'transition capturing.listening.previewing -> capturing.listening.hearing on previewSpeech failed':
    'what is transcribed in a pause is absent when it fails',
  'transition capturing.processing -> error on after processingWait': 'closing a microphone takes no time',
  'transition capturing.processing -> error on finishSpeech failed': 'closing a microphone does not fail',
  'transition capturing.transcribing.recognising -> error on transcribe done #2':
    'this transcriber fails itself when there were no words',
  'transition capturing.transcribing.understanding -> error on understand done [isOwnVoice] #5':
    'nothing is read aloud outside a conversation; of one it is in `interrupts.spec.ts`',
  'transition capturing.transcribing.understanding -> error on understand failed':
    'the rules of a type are on the page before a person can speak',
}
