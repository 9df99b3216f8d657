import { escapeHtml } from '../http/html.ts'
import type { Mail } from './mail.ts'

/**
 * The mail with the link to a new password.
 * @param publicUrl where people reach the product; never taken from a request
 */
export function recoveryMail(to: string, publicUrl: string, token: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`
  return {
    to,
    subject: 'Sayform: password recovery',
    text: `Somebody, hopefully you, asked for a new password for ${to}.

Set it here within one hour:
${link}

If it was not you, ignore this mail: your password stays as it is.
`,
    html: htmlPage(
      'Sayform: password recovery',
      `<h1 style="font-size:20px">Password recovery</h1>
<p>Somebody, hopefully you, asked for a new password for ${escapeHtml(to)}.</p>
<p><a href="${escapeHtml(link)}" style="color:#00796b">Set a new password</a> within one hour.</p>
<p>If it was not you, ignore this mail: your password stays as it is.</p>`,
    ),
  }
}

/**
 * To the address that an account had before: that it has another one now, and how to take it back.
 * @param publicUrl where people reach the product; never taken from a request
 */
export function emailChangedMail(to: string, email: string, publicUrl: string, token: string): Mail {
  const subject = 'Sayform: your email was changed'
  const link = `${publicUrl}/undo-email-change?token=${encodeURIComponent(token)}`
  const head = `The email of your Sayform account was changed from ${to} to ${email}.`
  const undo =
    'If it was not you, take your email back within one day. Every login ends then, and you can ask for a new password.'
  const end = 'If it was you, ignore this mail.'
  return {
    to,
    subject,
    text: `${head}\n\n${undo}\n${link}\n\n${end}\n`,
    html: htmlPage(
      subject,
      `<p>${escapeHtml(head)}</p>
<p>${escapeHtml(undo)}</p>
<p><a href="${escapeHtml(link)}" style="color:#00796b">Take my email back</a></p>
<p>${escapeHtml(end)}</p>`,
    ),
  }
}

/**
 * A mail's HTML part.
 * @param title as text
 * @param body as HTML
 */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family:sans-serif;line-height:1.5">
${body}
</body>
</html>
`
