import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'

const PREFIX_LENGTH = 5
const TIMEOUT_MS = 3000
/** Much more than the hashes that begin alike take. */
const ANSWER_MAX = 1_000_000

/**
 * Asks the service that the operator set whether a password is among those that leaked. It hears the first five of
 * forty digits of a hash, which a thousand leaked passwords share, and answers the rest of each (k-anonymity, as Have I Been
 * Pwned's range API). Who chooses a password does not wait for a service that fails: then it counts as not leaked.
 */
export async function isLeaked(password: string, service: string, log: FastifyBaseLogger): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await ask(new URL(hash.slice(0, PREFIX_LENGTH), service))
    return isIn(answer, hash.slice(PREFIX_LENGTH))
  } catch (error) {
    log.warn({ err: error }, 'The service of leaked passwords does not answer: a new password was not looked up there')
    return false
  }
}

async function ask(address: URL): Promise<string> {
  const response = await fetch(address, {
    headers: { 'add-padding': 'true', 'user-agent': 'Sayform' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`It answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > ANSWER_MAX) throw new Error('Its answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('latin1')
}

/** Lines that are there only so that all answers are equally long have seen it 0 times. */
const isIn = (answer: string, rest: string): boolean =>
  answer.split(/\r?\n/).some((line) => {
    const [suffix, times] = line.split(':')
    return suffix?.toUpperCase() === rest && Number(times) > 0
  })
