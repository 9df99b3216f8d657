import type { FormField } from '../../contract/types.gen.ts'
import { isOtherAnswer } from '../../rules/answers/other.ts'
import { escapeHtml } from '../http/html.ts'
import { htmlPage } from '../mail/texts.ts'
import type { Mail } from '../mail/mail.ts'
import type { DeliveredForm, DeliveredSubmission, DigestContent } from '../store/delivery/source.ts'
import { fieldsForOwner } from '../../rules/logic/texts.ts'

const SUBJECT_TITLE_MAX = 100
const DIGEST_LINE_MAX = 120
/** Characters of one answer, and of all answers of one mail; mail servers refuse what is much longer. */
const ANSWER_MAX = 5000
const ANSWERS_MAX = 100_000

/** Without what would change how the text around it is shown: control characters, and marks that turn its direction. */
const plain = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')

const oneLine = (text: string, max: number): string => {
  const line = plain(text).replace(/\s+/g, ' ').trim()
  return shortened(line, max)
}

/** A pair of surrogates is not cut apart. */
const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text

const timeOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** An answer as people read it; undefined when there is none. */
function answerText(field: FormField, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => labelOf(field, one)).join(', ')
  if (isOtherAnswer(value)) return value.other
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value)
  return labelOf(field, value)
}

const labelOf = ({ options }: FormField, value: unknown): string =>
  (isOtherAnswer(value) ? value.other : undefined) ??
  (value === true ? 'Yes' : options?.find((option) => option.value === value)?.label) ??
  (typeof value === 'object' ? JSON.stringify(value) : String(value))

interface Line {
  label: string
  text: string
}

const linesOf = ({ fields, responses }: DeliveredSubmission): Line[] =>
  fieldsForOwner(fields).flatMap((field) => {
    const text = answerText(field, Object.hasOwn(responses, field.id) ? responses[field.id]?.value : null)
    return text === undefined ? [] : [{ label: plain(field.label), text: shortened(plain(text), ANSWER_MAX) }]
  })

/** As many answers as a mail has room for, and how many there are besides. */
function boundedLinesOf(submission: DeliveredSubmission): Line[] {
  const lines = linesOf(submission)
  let length = 0
  const end = lines.findIndex(({ label, text }) => (length += label.length + text.length) > ANSWERS_MAX)
  if (end === -1) return lines
  const left = lines.length - end
  return [
    ...lines.slice(0, end),
    {
      label: '…',
      text: `${left} more ${left === 1 ? 'answer is' : 'answers are'} not in this mail, which would be too long.`,
    },
  ]
}

const asText = (lines: Line[]): string => lines.map(({ label, text }) => `${label}\n  ${indent(text)}`).join('\n\n')
const indent = (text: string): string => text.replace(/\n/g, '\n  ')

const asHtml = (lines: Line[]): string =>
  `<dl>${lines
    .map(
      ({ label, text }) =>
        `<dt style="color:#555">${escapeHtml(label)}</dt>
<dd style="margin:0 0 12px;white-space:pre-wrap">${escapeHtml(text)}</dd>`,
    )
    .join('\n')}</dl>`

const linkTo = (publicUrl: string, { id }: DeliveredForm, page: string): string => `${publicUrl}/forms/${id}/${page}`
const htmlLink = (link: string, text: string): string =>
  `<p><a href="${escapeHtml(link)}" style="color:#00796b">${escapeHtml(text)}</a></p>`

const footer = (publicUrl: string, form: DeliveredForm) => {
  const link = linkTo(publicUrl, form, 'settings')
  return {
    text: `You get this mail because you asked for it in the settings of this form:\n${link}\n`,
    html: htmlLink(link, 'Change which mails this form sends'),
  }
}

/** To the owner, for one response. */
export function ownerMail(form: DeliveredForm, submission: DeliveredSubmission, publicUrl: string): Mail {
  const title = oneLine(form.title, SUBJECT_TITLE_MAX)
  const link = linkTo(publicUrl, form, 'responses')
  const lines = boundedLinesOf(submission)
  const end = footer(publicUrl, form)
  const head = `A response to “${title}” arrived at ${timeOf(submission.createdAt)}.`
  return {
    to: form.ownerEmail,
    subject: `New response: ${title}`,
    text: `${head}\n\n${asText(lines)}\n\nAll responses:\n${link}\n\n${end.text}`,
    html: htmlPage(
      `New response: ${title}`,
      `<p>${escapeHtml(head)}</p>\n${asHtml(lines)}\n${htmlLink(link, 'All responses')}\n${end.html}`,
    ),
  }
}

/** To the respondent who gave an email: the answers, and no link, since others could have typed the address. */
export function copyMail(to: string, form: DeliveredForm, submission: DeliveredSubmission): Mail {
  const title = oneLine(form.title, SUBJECT_TITLE_MAX)
  const lines = boundedLinesOf(submission)
  const head = `This is a copy of the answers that were sent to “${title}” at ${timeOf(submission.createdAt)}.`
  const end = 'If it was not you who answered, somebody else gave your address: ignore this mail.'
  return {
    to,
    subject: `Your answers: ${title}`,
    text: `${head}\n\n${asText(lines)}\n\n${end}\n`,
    html: htmlPage(`Your answers: ${title}`, `<p>${escapeHtml(head)}</p>\n${asHtml(lines)}\n<p>${escapeHtml(end)}</p>`),
  }
}

/** To the owner, once a day: how many arrived, and the newest in a line each. */
export function digestMail(form: DeliveredForm, { count, newest }: DigestContent, publicUrl: string): Mail {
  const title = oneLine(form.title, SUBJECT_TITLE_MAX)
  const link = linkTo(publicUrl, form, 'responses')
  const head = `${count} new ${count === 1 ? 'response' : 'responses'} to “${title}” since the last digest.`
  const lines = newest.map((one) => ({
    label: timeOf(one.createdAt),
    text:
      oneLine(
        linesOf(one)
          .map(({ text }) => text)
          .join(' · '),
        DIGEST_LINE_MAX,
      ) || 'No answers',
  }))
  const end = footer(publicUrl, form)
  const more = count > newest.length ? `\nThe newest ${newest.length} of them:\n` : ''
  const subject = `${count} new ${count === 1 ? 'response' : 'responses'}: ${title}`
  return {
    to: form.ownerEmail,
    subject,
    text: `${head}\n${more}\n${asText(lines)}\n\nAll responses:\n${link}\n\n${end.text}`,
    html: htmlPage(
      subject,
      `<p>${escapeHtml(head)}</p>\n<p>${escapeHtml(more.trim())}</p>\n${asHtml(lines)}\n${htmlLink(link, 'All responses')}\n${end.html}`,
    ),
  }
}

/** To the owner: something about the form that is no response. */
export function noticeMail(form: DeliveredForm, notice: string, publicUrl: string): Mail {
  const title = oneLine(form.title, SUBJECT_TITLE_MAX)
  const link = linkTo(publicUrl, form, 'settings')
  return {
    to: form.ownerEmail,
    subject: `Webhook switched off: ${title}`,
    text: `${plain(notice)}\n\nWebhooks of “${title}”:\n${link}\n`,
    html: htmlPage(
      `Webhook switched off: ${title}`,
      `<p>${escapeHtml(plain(notice))}</p>\n${htmlLink(link, `Webhooks of “${title}”`)}`,
    ),
  }
}
