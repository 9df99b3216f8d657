import { expect, test, type Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import type { Deliveries, Form, PublicForm, Session } from '../../../contract/types.gen.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'
import { anAccount, anOwner, arrive, expectAccessible, expectToast } from '../support/account.ts'
import { openMailbox, type Mailbox } from '../../support/mailbox.ts'
import { chooseByKeyboard } from '../support/menu.ts'
import { startServer } from '../support/server.ts'

let mailbox: Mailbox
let receiver: Receiver
let isBroken = false

const owner = anOwner(async () => {
  mailbox = await openMailbox()
  receiver = await openReceiver(() => (isBroken ? { status: 500, body: 'Out of order' } : { body: 'Thank you' }))
  return startServer({ MAIL_URL: mailbox.url, WEBHOOK_ALLOW_PRIVATE: 'true' })
})
test.afterAll(async () => {
  await owner.server().close()
  await Promise.all([receiver.close(), mailbox.close()])
})

const aForm = (title = 'Feedback') =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: {
      fields: [
        { id: 'a', name: 'name', label: 'Your name', type: 'text' },
        { id: 'b', name: 'email', label: 'Your email', type: 'email' },
      ],
    },
  })

/** A visitor who answers, by the API. */
async function answer({ id }: Pick<PublicForm, 'id'>, name: string, email: string): Promise<void> {
  const session = await owner.call<Session>('POST', `/public/forms/${id}/sessions`, { type: 'voice' })
  const completedAt = new Date().toISOString()
  await owner.call('POST', `/sessions/${session.id}/submit`, {
    responses: {
      a: { fieldId: 'a', fieldType: 'text', value: name, completedAt },
      b: { fieldId: 'b', fieldType: 'email', value: email, completedAt },
    },
  })
}

/** @returns milliseconds between the last attempt of a test and the next one; what is being sent cannot be sent again */
async function pauseOfTest({ id }: Form): Promise<number> {
  const { data } = await owner.call<Deliveries>('GET', `/forms/${id}/deliveries`)
  const { last_attempt_at: last, next_attempt_at: next } = data.find(({ kind }) => kind === 'test') ?? {}
  return Date.parse(next ?? '') - Date.parse(last ?? '')
}

async function open(page: Page, { id }: Form): Promise<void> {
  await page.goto(owner.address(`/forms/${id}/settings`))
  await expect(page.getByRole('heading', { name: 'Form Settings' })).toBeVisible()
}

/** @returns the secret, as it is shown once */
async function addWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const shown = page.getByRole('alertdialog', { name: 'The secret of this webhook' })
  const secret = await shown.getByLabel('Secret').inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  return secret
}

const logRow = (page: Page, what: string) => page.getByRole('group', { name: `${what}, ` }).first()

test('mails tell the owner of each response, and the respondent gets a copy', async ({ page }) => {
  const form = await aForm('Visitor feedback')
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('link', { name: 'Form settings' }).click()
  await expect(page.getByRole('heading', { name: 'Form Settings' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'For each response' }).check({ force: true })
  await page.getByText('Send respondents a copy of their answers').click()
  await expect(page.getByLabel('Send respondents a copy')).toBeChecked()
  await page.getByRole('form', { name: 'Mails and retention' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  await answer(form, '<b>Grace</b>\r\nBcc: evil@example.com', 'grace@example.com')
  const mails = [await mailbox.next(), await mailbox.next()]
  const to = (address: string) => mails.find((mail) => mail.to?.some((one) => one.address === address))
  expect(mails.map(({ to: all, cc, bcc }) => [all?.length, cc, bcc])).toEqual([
    [1, undefined, undefined],
    [1, undefined, undefined],
  ])
  expect(to(owner.account().email)).toMatchObject({ subject: 'New response: Visitor feedback' })
  expect(to(owner.account().email)?.text).toContain('<b>Grace</b>')
  expect(to(owner.account().email)?.html).toContain('&lt;b&gt;Grace&lt;/b&gt;')
  expect(to(owner.account().email)?.text).toContain(owner.address(`/forms/${form.id}/responses`))
  expect(to('grace@example.com')).toMatchObject({ subject: 'Your answers: Visitor feedback' })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'For each response' })).toBeChecked()
  await expect(logRow(page, 'Mail to you')).toContainText('Sent')
  await expect(logRow(page, 'Copy to respondent')).toContainText('grace@example.com')
})

test('a webhook gets each response, signed by the secret that is shown once', async ({ page }) => {
  isBroken = false
  const form = await aForm()
  await open(page, form)
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
  const secret = await addWebhook(page, receiver.url)
  await expect(page.getByText(secret)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(receiver.url)).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  const before = receiver.received.length
  await answer(form, 'Ada', 'ada@example.com')
  await expect.poll(() => receiver.received.length).toBe(before + 1)
  const { body, headers } = receiver.received.at(-1)!
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'response.created',
    data: { form_id: form.id, answers: [{ name: 'name', value: 'Ada' }, { name: 'email' }] },
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(logRow(page, 'Response')).toContainText('Sent')
  await logRow(page, 'Response').getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Delivery: Response' })
  await expect(details.getByRole('region', { name: 'What was sent' })).toContainText('"Ada"')
  await expect(details.getByRole('region', { name: 'What was answered' })).toHaveText('Thank you')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
})

test('a test shows what the receiver answers, and what failed is sent again', async ({ page }) => {
  isBroken = true
  const form = await aForm()
  await open(page, form)
  await addWebhook(page, receiver.url)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expectToast(page, 'Success!', 'The test is on its way.')
  await expect(logRow(page, 'Test')).toContainText('Trying again')
  await expectAccessible(page)
  await logRow(page, 'Test').getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Delivery: Test' })
  await expect(details).toContainText('The receiver answered 500')
  await expect(details.getByRole('region', { name: 'What was answered' })).toHaveText('Out of order')
  await details.getByRole('button', { name: 'Close' }).click()

  const menu = page.getByRole('button', { name: `Actions for ${receiver.url}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch off' }).click()
  await expect(logRow(page, 'Test'), 'nothing is tried meanwhile').toContainText('Waiting: webhook is off')
  await expect(logRow(page, 'Test').getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch on' }).click()
  await expect(logRow(page, 'Test')).toContainText('Trying again')
  await expect.poll(() => pauseOfTest(form), 'the second attempt has failed too').toBeGreaterThan(4 * 60_000)
  isBroken = false
  await logRow(page, 'Test').getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'Success!', 'It is sent again.')
  await expect(logRow(page, 'Test')).toContainText('Sent')
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '{}')).toMatchObject({ type: 'webhook.test' })
})

test('a secret is changed after a question, and a webhook is switched off and deleted', async ({ page }) => {
  const form = await aForm()
  await open(page, form)
  const secret = await addWebhook(page, receiver.url)
  const menu = page.getByRole('button', { name: `Actions for ${receiver.url}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Change the secret' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change the secret?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Change the secret' }).click()
  const shown = page.getByRole('alertdialog', { name: 'The secret of this webhook' })
  await expect(shown.getByLabel('Secret')).not.toHaveValue(secret)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/Signed with the old secret too until/)).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Switch off' }).click()
  await expectToast(page, 'Success!', 'Webhook updated successfully!')
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete webhook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success!', 'Webhook deleted successfully!')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})

test('an address that makes no sense is refused in words, and what was typed stays', async ({ page }) => {
  await open(page, await aForm())
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Address is required')).toBeVisible()
  await dialog.getByLabel('Address').fill('ftp://example.com/')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('must begin with https://')
  await expect(dialog.getByLabel('Address')).toHaveValue('ftp://example.com/')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('days to keep responses say what they mean, and are asked about before they delete', async ({ page }) => {
  const form = await aForm()
  await open(page, form)
  await expect(page.getByText('Responses stay until you delete them')).toBeVisible()
  await page.getByRole('radio', { name: 'For a number of days' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Days' }).fill('0')
  await page.getByRole('form', { name: 'Mails and retention' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Give a whole number from 1 to 3650')).toBeVisible()
  await page.getByRole('textbox', { name: 'Days' }).fill('30')
  await expect(page.getByText('deleted for good 30 days after it arrived')).toBeVisible()
  await page.getByRole('form', { name: 'Mails and retention' }).getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete older responses?' })
  await expect(question).toContainText('older than 30 days')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Save and delete' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Days' })).toHaveValue('30')
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(page.getByText('Answers are deleted after 30 days.')).toBeVisible()
  await expectAccessible(page)
})

test('changes that are not saved are asked about before leaving, and lost only then', async ({ page }) => {
  await open(page, await aForm())
  const dashboard = page.getByRole('link', { name: 'Dashboard' })
  await page.getByRole('radio', { name: 'For each response' }).check({ force: true })
  await dashboard.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('Your changes to these settings are not saved')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'For each response' })).toBeChecked()
  await dashboard.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('radio', { name: 'Never' }).check({ force: true })
  await page.getByRole('radio', { name: 'For each response' }).check({ force: true })
  await page.getByRole('form', { name: 'Mails and retention' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  await page.getByText('Send respondents a copy of their answers').click()
  await expect(page.getByLabel('Send respondents a copy')).toBeChecked()
  await dashboard.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'For each response' })).toBeChecked()
  await expect(page.getByLabel('Send respondents a copy')).not.toBeChecked()
  await dashboard.click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
})

test('the address of a webhook is edited with the keyboard, and a bad one is refused in words', async ({ page }) => {
  isBroken = false
  const form = await aForm()
  await open(page, form)
  await addWebhook(page, 'http://127.0.0.1:1/wrong')
  await answer(form, 'Ada', 'ada@example.com')
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(logRow(page, 'Response')).toContainText('Trying again', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Actions for http://127.0.0.1:1/wrong' }).focus()
  await chooseByKeyboard(page, 'first', 'Edit webhook')
  const dialog = page.getByRole('dialog', { name: 'Edit webhook' })
  await expect(dialog.getByLabel('Address')).toHaveValue('http://127.0.0.1:1/wrong')
  await dialog.getByLabel('Address').fill('ftp://example.com/')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('must begin with https://')
  await expect(dialog.getByLabel('Address')).toHaveValue('ftp://example.com/')
  await expectAccessible(page)
  const before = receiver.received.length
  await dialog.getByLabel('Address').fill(receiver.url)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Actions for ${receiver.url}` })).toBeFocused()
  await expectToast(page, 'Success!', 'Webhook updated successfully!')
  await expect(logRow(page, 'Response')).toContainText('Sent')
  expect(receiver.received).toHaveLength(before + 1)
})

test('a webhook whose secret cannot be read says so, and sends again once the secret is changed', async ({ page }) => {
  isBroken = false
  const form = await aForm()
  await open(page, form)
  await addWebhook(page, receiver.url)
  await owner.server().stop()
  await owner.server().start({ SECRET_KEY: 'another key of this server '.repeat(2) })
  await arrive(page, owner.server(), owner.account())
  await open(page, form)
  await expect(page.getByText('Not sending')).toBeVisible()
  await expect(page.getByText(/Its secret cannot be read, since the key of this server changed/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change the secret' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Not sending')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(logRow(page, 'Test')).toContainText('Sent')
})

test('the settings of another person’s form are as if absent', async ({ page }) => {
  const form = await aForm()
  await arrive(page, owner.server(), await anAccount(owner.server()))
  await page.goto(owner.address(`/forms/${form.id}/settings`))
  await expect(page.getByRole('alert')).toContainText('Form not found')
  await expectAccessible(page)
})
