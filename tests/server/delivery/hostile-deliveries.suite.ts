import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldResponse, Form } from '../../../contract/types.gen.ts'
import { createMailer } from '../../../server/mail/mail.ts'
import { readSettings } from '../../../server/settings.ts'
import { someFields } from '../../support/builders.ts'
import { openMailbox, type Mailbox } from '../../support/mailbox.ts'
import { openReceiver } from '../../support/receiver.ts'
import { openApi, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from './deliveries.suite.ts'

const VISITOR = 'visitor@example.com'
const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const TAGS = ['!doctype', 'a', 'body', 'dd', 'div', 'dl', 'dt', 'h1', 'head', 'html', 'meta', 'p', 'title']
const BYTES_MAX = 2_000_000
const SUBJECT_MAX = 140

const texts: [string, string][] = [
  ['a header after a line break', 'x\r\nBcc: evil@example.com\r\nX-Evil: 1'],
  ['the end of the headers', 'x\n\n<h2>evil</h2>\n.\nQUIT\n'],
  ['encoded words', '=?utf-8?B?QmNjOiBldmlsQGV4YW1wbGUuY29t?= =?utf-8?Q?x=0d=0aBcc:_evil?='],
  ['a boundary of parts', '----_NmP-0000-Part_1\r\nContent-Type: text/html\r\n\r\n<h2>evil</h2>'],
  ['HTML', '</title></dd></dl><script>alert(1)</script><img src=x onerror=alert(1)><!-- <style>'],
  ['entities', '&lt;b&gt; &amp;amp; &#60;h2&#62; " \' `'],
  ['marks that turn the direction', 'a\u202egpj.exe\u2066\u2067\u2068\u2069\u200f\u061cz'],
  ['other control characters', 'a\u0007\u001b[2J\u007f\u0085\u2028b\ufeff'],
  ['right to left', 'شكرا جزيلا على زيارتكم'],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(10)],
]

const tagsOf = (html = ''): string[] =>
  [...html.matchAll(/<\/?(!?[a-z]\w*)/gi)].map(([, tag]) => String(tag).toLowerCase())
/** Without spaces and without what has no shape: mails leave some of it out, and break lines elsewhere. */
const shown = (text = ''): string => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, '')
const SUBJECT_PART = 20

const answers = (value: string): Partial<FieldResponse>[] => [
  { fieldType: 'textarea', value },
  { fieldId: 'f2', fieldType: 'email', value: VISITOR },
]

const expectHarmless = (mail: Email, people: string[]) => {
  const keys = mail.headers.map(({ key }) => key)
  expect(keys.toSorted()).toEqual(HEADERS)
  expect(people).toContain(mail.to?.map(({ address }) => address).join())
  expect(mail.from?.address).toBe('forms@example.com')
  expect(mail.attachments).toEqual([])
  expect(mail.subject?.length).toBeLessThan(SUBJECT_MAX)
  expect(mail.subject).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  expect(`${mail.text}${mail.html}`).not.toMatch(/[^\P{Cc}\r\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
  expect(TAGS).toEqual(expect.arrayContaining([...new Set(tagsOf(mail.html))]))
  expect((mail.text?.length ?? 0) + (mail.html?.length ?? 0)).toBeLessThan(BYTES_MAX)
}

/** What people of two sides write is in each of these: the title and the labels are the owner's, the answers a stranger's. */
export function hostileDeliverySuite(newPlace: NewPlace) {
  let api: Api
  let mailbox: Mailbox
  beforeAll(async () => {
    api = await openApi(await newPlace(), { settings: { webhookAllowPrivate: true } })
    mailbox = await openMailbox()
  })
  afterAll(async () => {
    await mailbox.close()
    await api.close()
  })

  const aForm = async (title: string, label = title) => {
    const owner = await api.aPerson()
    const form = await api.createForm(owner, {
      title,
      structure: { fields: someFields({ type: 'textarea', label }, { type: 'email', label }) },
    })
    return { owner, form, ...ownerOf(api, owner, form) }
  }
  /** By a real mail server, read as a mail program reads them. */
  const sent = async (form: Form, count: number): Promise<Email[]> => {
    await api.stores.queue.derive()
    await api.database.updateTable('delivery').set({ next_at: 0 }).where('form_id', '=', form.id).execute()
    const send = createMailer({ ...readSettings({ MAIL_FROM: 'Forms <forms@example.com>' }), mailUrl: mailbox.url })
    await aWorker(api, { send }).work()
    return Promise.all(Array.from({ length: count }, () => mailbox.next()))
  }

  describe.each(texts)('%s', (_, text) => {
    it.each(['each', 'daily'] as const)('stays text in the mails of a form that tells %s', async (notify_owner) => {
      const { owner, form, settings } = await aForm(text)
      await settings({ notify_owner, copy_to_respondent: true })
      await submitTo(api, form, ...answers(text))
      const mails = await sent(form, 2)
      for (const mail of mails) expectHarmless(mail, [owner.email, VISITOR])
      const [copy] = mails.filter(({ to }) => to?.[0]?.address === VISITOR)
      expect(shown(copy?.subject)).toContain(shown(text).slice(0, SUBJECT_PART))
      expect(shown(copy?.text)).toContain(shown(text))
    })

    it('arrives as it is in the JSON of a webhook', async () => {
      const receiver = await openReceiver()
      const { form, addWebhook } = await aForm(text)
      await addWebhook(receiver.url)
      await submitTo(api, form, { fieldType: 'textarea', value: text })
      await aWorker(api).work()
      await receiver.close()
      const [{ body = '', headers = {} } = {}] = receiver.received
      expect(JSON.parse(body).data).toMatchObject({
        form_title: form.title,
        answers: [{ label: text.trim(), value: text }, {}],
      })
      expect(Object.values(headers).join('\n')).not.toContain('evil')
    })
  })

  it('a mail is no longer than people read, and says what it leaves out', async () => {
    const owner = await api.aPerson()
    const fields = someFields({ type: 'email' }, ...Array.from({ length: 40 }, () => ({ type: 'textarea' as const })))
    const form = await api.createForm(owner, { structure: { fields } })
    await ownerOf(api, owner, form).settings({ notify_owner: 'each', copy_to_respondent: true })
    const long = fields
      .slice(1)
      .map(({ id }) => ({ fieldId: id, fieldType: 'textarea' as const, value: 'ﷺ word '.repeat(1400) }))
    await submitTo(api, form, { fieldType: 'email', value: VISITOR }, ...long)
    for (const mail of await sent(form, 2)) {
      expectHarmless(mail, [owner.email, VISITOR])
      expect(mail.text?.length).toBeLessThan(150_000)
      expect(mail.text).toContain('…')
      expect(mail.text).toMatch(/\d+ more answers are not in this mail/)
    }
  })

  it.each(['\0', '\ud800'])('a title, a label or an answer with %j is refused before it is stored', async (text) => {
    const { owner, form } = await aForm('Feedback')
    const post = (title: string, label: string) =>
      api.call('POST', '/forms/', { token: owner.token, body: { title, structure: { fields: someFields({ label }) } } })
    expect([(await post(text, 'x')).status, (await post('x', `x${text}`)).status]).toEqual([422, 422])
    await expect(submitTo(api, form, { fieldType: 'textarea', value: text })).resolves.toBeUndefined()
  })
}
