/** The words of the outbox: answers that were submitted and wait for a network. */
export const WAITS =
  'Your answers wait on this device. They are sent by themselves when the connection is back, also after this page was closed.'
export const manyWait = (count: number): string =>
  `The answers of ${count} forms that you submitted wait on this device. They are sent by themselves when the connection is back.`

export const SAVE_FILE = 'Save as a File'
export const REMOVE = 'Remove'
export const SURE = 'Remove for Good'
export const OK = 'OK'
export const refusedText = (time: string, reason: string): string =>
  `What you submitted on ${time} was not accepted: ${reason} Save it as a file before you remove it.`
export const sentText = (time: string, id: string): string =>
  `What you submitted on ${time} was sent. Submission ID: ${id}`
