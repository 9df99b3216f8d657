/** What an operator does about an endpoint that does not transcribe, by the status of its answer. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'STT_URL refuses the request: check STT_MODEL, and that the address takes the transcription form of OpenAI',
  401: 'STT_URL refuses the key: check STT_KEY',
  403: 'STT_URL refuses the key, or the model for it: check STT_KEY and STT_MODEL',
  404: 'STT_URL has nothing at this address, or no such model: check STT_URL and STT_MODEL',
  405: 'STT_URL has no transcription at this address: check that STT_URL is the whole address',
  413: 'STT_URL takes no recording of this length: raise the limit of the endpoint, or of the proxy before it',
  415: 'STT_URL takes no WAV file in a form: check that the address is one of transcriptions',
  422: 'STT_URL refuses the request: check STT_MODEL, and that the address takes the transcription form of OpenAI',
  429: 'STT_URL is asked too often, or its quota is used up',
}

/** In words of the operator's settings; of the answer itself nothing, which may hold what was said. */
export function refusalText(status: number): string {
  const text = BY_STATUS[status]
  if (text) return text
  if (status >= 500) return 'STT_URL fails: see the log of the endpoint, or of the proxy before it'
  if (status >= 400) return 'STT_URL refuses the recording'
  if (status >= 300) return 'STT_URL leads to another address, where no recording is sent: name that one instead'
  return 'STT_URL answers with no transcript: check that STT_URL is the whole address of its transcriptions'
}
