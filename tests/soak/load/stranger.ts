import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'

/**
 * One stranger, from one address, who does at once what once stalled the server, filled its disk or its memory. Runs as a
 * process of its own until it is killed: `node stranger.ts URL`. It counts what it was answered, and prints that at the end.
 */
const [url = ''] = process.argv.slice(2)
const ADDRESS = { 'x-forwarded-for': '203.0.113.7' }
const JSON_TYPE = { 'content-type': 'application/json' }
const BREATH_MS = 5
const UPLOADS = 200
const UPLOAD_BYTES = 8_000_000
const LOGINS = 700
const LOGINS_EVERY_MS = 5000

const answers = new Map<string, number>()
const count = (attack: string, outcome: string | number): void => {
  const key = `${attack} ${outcome}`
  answers.set(key, (answers.get(key) ?? 0) + 1)
}

async function ask(
  attack: string,
  method: string,
  path: string,
  body: string,
  token?: string,
): Promise<Record<string, never>> {
  try {
    const headers = { ...ADDRESS, ...JSON_TYPE, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, body })
    count(attack, answer.status)
    return await answer.json()
  } catch {
    count(attack, 'cut')
    return {}
  }
}

const anAccount = () => ({ email: `stranger${Math.random()}@example.com`, password: 'a password of a stranger' })
const aGuess = () => new URLSearchParams({ username: `nobody${Math.random()}@example.com`, password: 'a guess' })

async function signUp(): Promise<string> {
  const account = anAccount()
  await ask('sign-up', 'POST', '/users/signup', JSON.stringify(account))
  const body = new URLSearchParams({ username: account.email, password: account.password })
  const login = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', headers: ADDRESS, body })
  return (await login.json()).access_token
}

const forever = async (attack: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    await attack()
    await pause(BREATH_MS)
  }
}

const formOf = (fields: FormField[]): string => JSON.stringify({ title: 'Form', structure: { fields } })
const patterns = (pattern: (index: number) => string, fields: number): string =>
  formOf(someFields(...Array.from({ length: fields }, (_, index) => ({ validation: { pattern: pattern(index) } }))))

/** Patterns that cost most to compile: many, repeated, or of classes of all letters in either case. */
function costlyForms(token: string): Promise<void> {
  const bodies = [
    patterns((index) => `(x${index}${'a'.repeat(40)}){999}`, 300),
    patterns((index) => `(?i)${'\\p{L}'.repeat(190)}${index}`, 300),
  ]
  let next = 0
  return forever(() => ask('1 costly form', 'POST', '/forms/', bodies[(next += 1) % bodies.length] ?? '', token))
}

/** Answers whose check costs most; the form has the costliest patterns that it may have. */
async function costlyAnswers(token: string): Promise<void> {
  for (const times of [980, 400, 190, 90, 40]) {
    const form: Partial<Form> = await ask(
      '2 form',
      'POST',
      '/forms/',
      patterns(() => `\\p{L}{${times}}`, 5),
      token,
    )
    if (form.id === undefined) continue
    const { id } = await ask('2 session', 'POST', `/public/forms/${form.id}/sessions`, '{"type":"voice"}')
    const values = Array.from({ length: 5 }, (_, index) => ({ fieldId: `f${index + 1}`, value: 'a'.repeat(9000) }))
    const body = JSON.stringify({ responses: responsesFrom(...values) })
    return forever(() => ask('2 costly answers', 'POST', `/sessions/${id}/submit`, body))
  }
}

const ABSENT = '01890000-0000-7000-8000-000000000000'

/** A recording that never ends, again and again. */
const unfinished = (session: string): Promise<void> =>
  forever(() =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      socket.setTimeout(10_000, () => socket.destroy())
      socket.on('error', () => {})
      socket.once('data', (chunk) => count('3 upload', String(chunk).slice(9, 12)))
      socket.on('close', () => resolve())
      const head = `POST /api/v1/sessions/${session}/transcribe?fieldId=f1 HTTP/1.1\r\nHost: sayform\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Type: audio/wav\r\nContent-Length: ${UPLOAD_BYTES + 1}\r\n\r\n`
      socket.write(head)
      socket.write(Buffer.alloc(UPLOAD_BYTES / 10))
    }).then(() => pause(500)),
  )

/** Stores as much as it can: versions of a form, answers, accounts. */
async function fill(token: string): Promise<void> {
  const form: Partial<Form> = await ask('4 form', 'POST', '/forms/', formOf(someFields({})), token)
  let version = 0
  const big = () => {
    version += 1
    const fields = Array.from({ length: 180 }, () => ({
      description: `${version} ${'d'.repeat(1900)}`,
      label: 'l'.repeat(490),
    }))
    return formOf(someFields(...fields))
  }
  const submit = async () => {
    const { id } = await ask('4 session', 'POST', `/public/forms/${form.id}/sessions`, '{"type":"voice"}')
    await ask(
      '4 submit',
      'POST',
      `/sessions/${id}/submit`,
      JSON.stringify({ responses: responsesFrom({ value: 'x'.repeat(9000) }) }),
    )
  }
  await Promise.all([
    forever(() => ask('4 version', 'PUT', `/forms/${form.id}`, big(), token)),
    forever(submit),
    forever(() => ask('4 sign-up', 'POST', '/users/signup', JSON.stringify(anAccount()))),
  ])
}

const logIns = (): Promise<void> =>
  forever(async () => {
    const logins = Array.from({ length: LOGINS }, () =>
      fetch(`${url}/api/v1/login/access-token`, { method: 'POST', headers: ADDRESS, body: aGuess() }).then(
        async (answer) => {
          count('7 login', answer.status)
          await answer.arrayBuffer()
        },
        () => count('7 login', 'cut'),
      ),
    )
    await Promise.all(logins)
    await pause(LOGINS_EVERY_MS)
  })

process.on('SIGTERM', () => {
  console.log(JSON.stringify([...answers].toSorted()))
  process.exit()
})
const token = await signUp()
console.log('ready')
await Promise.all([
  costlyForms(token),
  costlyAnswers(token),
  ...Array.from({ length: UPLOADS }, () => unfinished(ABSENT)),
  fill(token),
  logIns(),
])
