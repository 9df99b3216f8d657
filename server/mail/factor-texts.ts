import { escapeHtml } from '../http/html.ts'
import type { Mail } from './mail.ts'
import { htmlPage } from './texts.ts'

/** What happened to what protects an account beside its password. */
export type FactorChange =
  | { kind: 'totp-on' | 'totp-off' | 'codes-renewed' | 'factors-removed' }
  | { kind: 'code-used'; left: number }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }

function headOf(change: FactorChange): { subject: string; head: string } {
  switch (change.kind) {
    case 'totp-on':
      return { subject: 'two-step login is on', head: 'Two-step login was turned on for your Sayform account.' }
    case 'totp-off':
      return { subject: 'two-step login is off', head: 'Two-step login was turned off for your Sayform account.' }
    case 'codes-renewed':
      return {
        subject: 'new recovery codes',
        head: 'Your Sayform account has new recovery codes; the earlier ones ended.',
      }
    case 'code-used':
      return {
        subject: 'a recovery code was used',
        head: `A recovery code of your Sayform account was used. Left: ${change.left}.`,
      }
    case 'passkey-added':
      return { subject: 'a passkey was added', head: `The passkey “${change.name}” was added to your Sayform account.` }
    case 'passkey-removed':
      return {
        subject: 'a passkey was deleted',
        head: `The passkey “${change.name}” of your Sayform account was deleted.`,
      }
    case 'factors-removed':
      return {
        subject: 'two-step login is off',
        head: 'The people who run this site turned two-step login off for your account, and deleted its passkeys.',
      }
  }
}

/**
 * To the owner of an account, so that nothing about its protection changes in silence.
 * @param publicUrl where people reach the product; never taken from a request
 */
export function factorMail(to: string, change: FactorChange, publicUrl: string): Mail {
  const { subject, head } = headOf(change)
  const link = `${publicUrl}/recover-password`
  const advice =
    'If it was not you, set a new password now, which ends every login, and look at Password in your settings.'
  const end = 'If it was you, ignore this mail.'
  return {
    to,
    subject: `Sayform: ${subject}`,
    text: `${head}\n\n${advice}\n${link}\n\n${end}\n`,
    html: htmlPage(
      `Sayform: ${subject}`,
      `<p>${escapeHtml(head)}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="${escapeHtml(link)}" style="color:#00796b">Set a new password</a></p>
<p>${escapeHtml(end)}</p>`,
    ),
  }
}
