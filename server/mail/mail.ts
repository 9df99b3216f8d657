import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'
import type { Settings } from '../settings.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Without it the mailer makes one. */
  messageId?: string
}

/** Sends one mail; rejects when it could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>

/** @returns a sender by SMTP when there is an address for it, else one that writes each mail to the outbox */
export function createMailer({ mailUrl, mailFrom, dataDir }: Settings): SendMail {
  const open = transportOnce((nodemailer) =>
    mailUrl
      ? nodemailer.createTransport(mailUrl, { from: mailFrom })
      : nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: mailFrom }),
  )
  return async (mail) => {
    const transport = await open()
    // As an object the address is one address; as a text it would be read as a list.
    const sent = await transport.sendMail({ ...mail, ...headersOf(mail), to: { name: '', address: mail.to } })
    if ('message' in sent && Buffer.isBuffer(sent.message)) await writeToOutbox(dataDir, sent.message)
  }
}

/** @returns a function that does all with a mail but send it */
export function mailComposer({ mailFrom }: Pick<Settings, 'mailFrom'>): SendMail {
  const open = transportOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }, { from: mailFrom }),
  )
  return async (mail) => {
    const transport = await open()
    await transport.sendMail({ ...mail, ...headersOf(mail), to: { name: '', address: mail.to } })
  }
}

type Nodemailer = typeof import('nodemailer')

/** The library is loaded for the first mail: at a start it would take a tenth of the time. */
function transportOnce<Transport>(open: (nodemailer: Nodemailer) => Transport): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined
  return () => (opened ??= import('nodemailer').then(open))
}

/**
 * Of a subject that people wrote, a mail program would decode what looks like an encoded word, with line breaks in it: so
 * all of it is encoded. The mailer encodes by itself what has other letters than ASCII, and nothing else.
 */
const headersOf = ({ subject }: Mail) =>
  subject.includes('=?')
    ? { subject: undefined, headers: { Subject: { prepared: true, foldLines: true, value: encodedWords(subject) } } }
    : {}

/** Of four bytes at most each; an encoded word has 75 characters at most, by RFC 2047. */
const LETTERS_PER_WORD = 10

const encodedWords = (text: string): string =>
  (text.match(new RegExp(`.{1,${LETTERS_PER_WORD}}`, 'gsu')) ?? [])
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join(' ')

/** As a file that mail programs open; it is renamed when it is complete, since a program may be watching the folder. */
async function writeToOutbox(dataDir: string, message: Buffer): Promise<void> {
  const outbox = join(dataDir, 'outbox')
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  const file = join(outbox, `${v7()}.eml`)
  await writeFile(`${file}.part`, message, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
