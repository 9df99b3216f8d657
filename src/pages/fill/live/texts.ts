/** The words of the live part of the page, where the rules and machines do not hold them. */
export const READY = 'Form is ready to submit!'
export const NOTHING_YET = 'No fields completed yet'
export const someText = (completed: number, total: number) => `${completed} of ${total} fields completed`
export const COMPLETE_FIRST = 'Complete Required Fields to Submit'
export const REVIEW = 'Review Your Responses'
export const NOT_ANSWERED = 'Not answered'
export const ONLY_SPOKEN = 'Not answered: your recording is not recognised yet'
export const UNCONFIRMED = 'Not answered: what you said waits for your yes'
export const NOTHING_TO_SEND = 'Nothing is answered yet. Answer at least one field to submit the form.'
export const ESTIMATE = 'Ready to submit! Estimated processing time: 5-10 seconds'

/** Of what was said in the fields at these places, and is not recognised yet. */
export const waitsText = (places: readonly number[]): string =>
  `What you said in field ${places.join(', ')} waits there. It is not turned into text yet.`

/** Of what was said in the fields at these places, and counts only after a yes. */
export const waitsForYesText = (places: readonly number[]): string =>
  `What you said in field ${places.join(', ')} waits there for your yes.`

/** Of a session that was left: how many fields of how many are answered, and the places where something waits for a yes. */
export function savedText({
  answered,
  asked,
  waiting,
}: {
  answered: number
  asked: number
  waiting: number[]
}): string {
  const answers = `Your answers are kept on this device only: ${answered} of ${asked} fields.`
  if (waiting.length === 0) return answers
  const said = `What you said in field ${waiting.join(', ')}`
  return answered === 0
    ? `${said} is kept on this device only. It waits for your yes.`
    : `${answers} ${said} waits for your yes.`
}

/** The stage of sending at a percentage. */
export function stageText(percent: number): string {
  if (percent < 30) return 'Validating responses...'
  if (percent < 70) return 'Preparing submission...'
  return percent < 100 ? 'Sending to server...' : 'Processing complete!'
}

export const HANDS_FREE = 'Hands-free'
export const HANDS_FREE_MEANS = 'Questions are read aloud, and you answer, correct, review and send by voice alone.'
export const HANDS_FREE_FAILED = 'Hands-free could not be fetched. Please check your connection and switch it on again.'

/** For a person who asked for a button to hold, and pressed it shortly. */
export const HOLD_HINT = 'Hold the button while you speak.'

export const KEEPS_CORRECTIONS = 'What was misheard and corrected is stored with your answers.'

/** Of an answer that came with the address of the form. */
export const FROM_LINK = { filled: 'Filled in by the link', refused: 'The answer in the link does not fit this field.' }

/** Whose page the owner's link opens. */
export const leadsTo = (host: string) => `Opens ${host}`

/** In a language without rules of speech. */
export const NOT_BY_VOICE = 'Voice input does not know the language of this form yet. Please give this answer by hand.'
export const ONLY_AS_WRITTEN =
  'Voice input does not know the language of this form yet: it takes this answer only in figures and signs, such as 42. You can type it.'
