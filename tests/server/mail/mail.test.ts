import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailer } from '../../../server/mail/mail.ts'
import { sweepOutbox } from '../../../server/mail/outbox.ts'
import { recoveryMail } from '../../../server/mail/texts.ts'
import { readSettings } from '../../../server/settings.ts'
import { openApi } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString())
      done()
    })
  },
})
let mailUrl = ''

beforeAll(async () => {
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  mailUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const mail = recoveryMail('ada@example.com', 'https://forms.example.com', 'a-token')

it('reaches a mail server with the link in both parts', async () => {
  await createMailer({ ...readSettings({ MAIL_FROM: 'Forms <forms@example.com>' }), mailUrl })(mail)
  const { from, to, subject, text, html } = await PostalMime.parse(received.at(-1) ?? '')
  expect({ from: from?.address, to: to?.map(({ address }) => address), subject }).toEqual({
    from: 'forms@example.com',
    to: ['ada@example.com'],
    subject: 'Sayform: password recovery',
  })
  for (const part of [text, html]) expect(part).toContain('https://forms.example.com/reset-password?token=a-token')
})

it('goes to one address: a list of them is none', async () => {
  const before = received.length
  const to = 'a@example.com, evil@example.com'
  await expect(createMailer({ ...readSettings({}), mailUrl })({ ...mail, to })).rejects.toThrow('recipient')
  expect(received).toHaveLength(before)
})

it('has one subject, whatever stands in it', async () => {
  const subject = 'Hello\r\nBcc: evil@example.com'
  await createMailer({ ...readSettings({}), mailUrl })({ ...mail, subject })
  const parsed = await PostalMime.parse(received.at(-1) ?? '')
  expect([parsed.bcc, parsed.subject]).toEqual([undefined, expect.stringMatching(/^Hello.*Bcc: evil@example.com$/)])
})

it('is a file in the outbox without a mail server, readable for its owner only', async () => {
  const dataDir = newFolder()
  await createMailer({ ...readSettings({}), dataDir })(mail)
  const [file = ''] = readdirSync(join(dataDir, 'outbox'))
  const path = join(dataDir, 'outbox', file)
  expect((await PostalMime.parse(readFileSync(path))).to?.[0]?.address).toBe('ada@example.com')
  expect(statSync(path).mode & 0o077).toBe(0)
})

it('resets a password from asking for it to logging in', async () => {
  const send = createMailer({ ...readSettings({}), mailUrl })
  const api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { send })
  const { email } = await api.aPerson()
  const before = received.length
  await api.call('POST', `/password-recovery/${email}`)
  await expect.poll(() => received.length).toBe(before + 1)
  const { text = '' } = await PostalMime.parse(received.at(-1) ?? '')
  const token = new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token')
  await api.call('POST', '/reset-password/', { body: { token, new_password: 'a new long password' } })
  expect((await api.login(email, 'a new long password')).status).toBe(200)
  await api.close()
})

it('that cannot be sent changes no answer', async () => {
  const send = createMailer({ ...readSettings({}), mailUrl: 'smtp://127.0.0.1:1' })
  const api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { send })
  const { email } = await api.aPerson()
  expect((await api.call('POST', `/password-recovery/${email}`)).status).toBe(200)
  await api.close()
})

it('escapes what people wrote', () => {
  expect(recoveryMail('"<b>"@example.com', 'https://x', 't').html).not.toContain('<b>')
})

it('leaves the outbox after a month', async () => {
  const dataDir = newFolder()
  await sweepOutbox(dataDir)
  const outbox = join(dataDir, 'outbox')
  mkdirSync(outbox)
  const day = 24 * 60 * 60
  const now = Date.now() / 1000
  for (const [name, age] of Object.entries({ 'old.eml': 31, 'old.eml.part': 31, 'new.eml': 29, 'notes.txt': 400 })) {
    writeFileSync(join(outbox, name), 'x')
    utimesSync(join(outbox, name), now - age * day, now - age * day)
  }
  await sweepOutbox(dataDir)
  expect(readdirSync(outbox).toSorted()).toEqual(['new.eml', 'notes.txt'])
})
