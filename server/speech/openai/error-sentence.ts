import { STATUS_CODES } from 'node:http'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const ERRORS = Object.entries(STATUS_CODES).flatMap(([code, phrase = '']) =>
  Number(code) >= 400 ? [{ code: Number(code), phrase: plain(phrase) }] : [],
)

/** What a server says of itself when it is busy or broken; nobody answers a question so. */
const OF_SERVERS = ERRORS.filter(({ code }) => code === 429 || code >= 500).map(({ phrase }) => phrase)

/** Of proxies, which have words of their own for that. */
const OF_PROXIES =
  /\b(?:upstream (?:connect|request|server|timed|prematurely)|no healthy upstream|rate limit(?:ed)?|quota exceeded|error code \d{3,4}|default backend|connection (?:refused|reset|timed out))\b/u

/**
 * Whether a plain text is an error of a server or a proxy that came with status 200: a status with its phrase, a phrase alone, or
 * what they say instead. A sentence of a person may have one of the words, such as "not found".
 */
export function isErrorSentence(text: string): boolean {
  const said = plain(text)
  const hasStatus = ERRORS.some(({ code, phrase }) => `${said} `.includes(`${code} ${phrase} `) || said === phrase)
  return hasStatus || OF_SERVERS.some((phrase) => ` ${said} `.includes(` ${phrase} `)) || OF_PROXIES.test(said)
}
