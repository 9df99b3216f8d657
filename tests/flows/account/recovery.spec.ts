import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { anAccount, callAs, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startServer({ MAIL_URL: mailbox.url })
})
test.afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const linkIn = (text: string | undefined) =>
  /https?:\/\/\S+\/reset-password\?token=[\w.~%-]+/.exec(text ?? '')?.[0] ?? 'no link'

const SENT = 'Password recovery email sent successfully.'

test('an email that somebody else changed is taken back by the mail to the old address', async ({ page }) => {
  const account = await anAccount(server)
  await callAs(server, account, 'PATCH', '/users/me', { email: `thief-${account.email}` })
  const mail = await mailbox.next()
  expect(mail.to?.[0]?.address).toBe(account.email)
  expect(mail.text).toContain(`thief-${account.email}`)
  const link = /https?:\/\/\S+\/undo-email-change\?token=\S+/.exec(mail.text ?? '')?.[0] ?? 'no link'
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Take Email Back' })).toBeVisible()
  await expect(page, 'the token does not stay in the address').toHaveURL(`${server.url}/undo-email-change`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take my email back' }).click()
  await expectToast(page, 'Success!', 'Your email is yours again. Ask for a new password now.')
  await expect(page.getByRole('heading', { name: 'Password Recovery' })).toBeVisible()
  await logIn(page, server, account)
  await page.goto(link)
  await page.getByRole('button', { name: 'Take my email back' }).click()
  await expectToast(page, 'Something went wrong!', 'Invalid token')
})

test('a forgotten password is replaced by the link of a mail that really arrives, once', async ({ page }) => {
  const account = await anAccount(server)
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Password Recovery' })).toBeVisible()
  await page.getByPlaceholder('Email').fill(account.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Success!', SENT)

  const mail = await mailbox.next()
  expect(mail.to?.[0]?.address).toBe(account.email)
  expect(`${mail.text}${mail.html}`, 'a password is never mailed').not.toContain(account.password)
  const link = linkIn(mail.text)
  expect(link.startsWith(`${server.url}/reset-password?token=`), link).toBe(true)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page, 'the token does not stay in the address').toHaveURL(`${server.url}/reset-password`)
  await page.reload()
  await expect(page).toHaveURL(`${server.url}/reset-password`)
  await page.getByPlaceholder('New Password').fill('baseball')
  await page.getByPlaceholder('Confirm Password').fill('baseball')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByPlaceholder('New Password')).toHaveAccessibleDescription(/one of the most common ones/)
  await page.getByPlaceholder('New Password').fill('another password')
  await page.getByPlaceholder('Confirm Password').fill('another password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Success!', 'Password updated successfully.')
  await expect(page).toHaveURL(`${server.url}/login`)
  await logIn(page, server, { ...account, password: 'another password' })

  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.goto(link)
  await page.getByPlaceholder('New Password').fill('a third password')
  await page.getByPlaceholder('Confirm Password').fill('a third password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Something went wrong!', 'Invalid token')
})

test('an unknown email is told the same, and no mail is sent', async ({ page }) => {
  await page.goto(`${server.url}/recover-password`)
  await page.getByPlaceholder('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Success!', SENT)
  const { email } = await anAccount(server)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  expect((await mailbox.next()).to?.[0]?.address, 'the first mail to arrive').toBe(email)
})

test('recovery and reset judge on blur', async ({ page }) => {
  await page.goto(`${server.url}/recover-password`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByPlaceholder('Email').fill('me@')
  await page.getByRole('button', { name: 'Continue' }).focus()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${server.url}/reset-password?token=made-up`)
  await page.getByPlaceholder('New Password').fill('short')
  await page.getByPlaceholder('Confirm Password').fill('longer than that')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('The passwords do not match')).toBeVisible()
  await expectAccessible(page)
  await page.getByPlaceholder('New Password').fill('longer than that')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Something went wrong!', 'Invalid token')
  await expect(page.getByPlaceholder('New Password')).toHaveValue('longer than that')
})

test('without a mail server the mail is a file in the outbox', async ({ page }) => {
  const alone = await startServer()
  try {
    const { email } = await anAccount(alone)
    await page.goto(`${alone.url}/recover-password`)
    await page.getByPlaceholder('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Success!', SENT)
    const outbox = join(alone.dataDir, 'outbox')
    const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    await expect.poll(mails).toHaveLength(1)
    const [file = ''] = await mails()
    expect(await readFile(join(outbox, file), 'utf8')).toContain(email)
  } finally {
    await alone.close()
  }
})

test('an address without its token asks for the whole link, not for a password', async ({ page }) => {
  await page.goto(`${server.url}/reset-password`)
  await expect(page.getByRole('alert')).toContainText('This address is only a part of the link in your mail.')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Email').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('If the address belongs to an account, a mail with a link is on its way')).toBeVisible()
})
