import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form } from '../../../contract/types.gen.ts'
import { createMailer } from '../../../server/mail/mail.ts'
import { readSettings } from '../../../server/settings.ts'
import { someFields } from '../../support/builders.ts'
import { openMailbox } from '../../support/mailbox.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from './deliveries.suite.ts'

export function mailSuite(newPlace: NewPlace) {
  let api: Api
  let person: Person
  beforeAll(async () => {
    api = await openApi(await newPlace(), { settings: { webhookAllowPrivate: true } })
    person = await api.aPerson()
  })
  afterAll(() => api.close())

  const aForm = async (changes: Partial<Form> = {}) => {
    const form = await api.createForm(person, changes)
    return { form, ...ownerOf(api, person, form) }
  }
  const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address)

  describe('mails', () => {
    const fields = someFields({ label: 'Name' }, { type: 'email', label: 'Email' }, { type: 'email', label: 'Other' })
    const hostile = 'x\r\nBcc: evil@example.com\u202e <img src=x onerror=alert(1)>'

    it('tell the owner of each response, with hostile answers as text', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner, { title: 'Feedback', structure: { fields } })
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, { value: hostile })
      await aWorker(api).work()
      await aWorker(api).work()
      const [mail, ...more] = mailsTo(owner.email)
      expect(more).toEqual([])
      expect(mail?.subject).toBe('New response: Feedback')
      expect(mail?.text).toContain('Name\n  x')
      expect(mail?.text).toContain(`https://forms.example.com/forms/${form.id}/responses`)
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(mail?.html).not.toContain('<img')
      expect(mail?.text).not.toMatch(/[\r\u202e]/)
      const [log] = await ownerOf(api, owner, form).deliveries()
      expect(log).toMatchObject({ kind: 'owner-mail', state: 'sent', recipient: owner.email, webhook_id: null })
    })

    it('of a day and of a webhook that was switched off say hostile text as text too', async () => {
      const owner = await api.aPerson()
      const title = 'Feedback\r\nBcc: evil@example.com <b>'
      const form = await api.createForm(owner, { title, structure: { fields } })
      const { settings, addWebhook } = ownerOf(api, owner, form)
      const { webhook } = await addWebhook('http://127.0.0.1:1/?<img>&"')
      await settings({ notify_owner: 'daily' })
      await submitTo(api, form, { value: hostile })
      await api.stores.queue.derive()
      await api.stores.queue.enqueueNotice(form.id, `The webhook ${webhook.url} was switched off. <img src=x>`)
      await api.database.updateTable('delivery').set({ next_at: 0 }).where('form_id', '=', form.id).execute()
      await aWorker(api).work()
      const mails = mailsTo(owner.email)
      expect(mails).toHaveLength(2)
      for (const { subject, text, html } of mails) {
        expect(subject).toMatch(/^(1 new response|Webhook switched off): Feedback Bcc: evil@example.com <b>$/)
        expect(text).not.toMatch(/[\r\u202e]/)
        expect(html).not.toMatch(/<img|<b>/)
        expect(html).toContain('&lt;b&gt;')
      }
    })

    it('go by a mail server with the headers that they should have, and no other', async () => {
      const mailbox = await openMailbox()
      const owner = await api.aPerson()
      const title = 'Feedback\r\nBcc: evil@example.com\r\n\r\nbody'
      const form = await api.createForm(owner, { title, structure: { fields } })
      await ownerOf(api, owner, form).settings({ notify_owner: 'each', copy_to_respondent: true })
      const email = { fieldId: 'f2', fieldType: 'email' as const, value: 'visitor@example.com' }
      await submitTo(api, form, { value: hostile }, email)
      const send = createMailer({ ...readSettings({ MAIL_FROM: 'Forms <forms@example.com>' }), mailUrl: mailbox.url })
      await aWorker(api, { send }).work()
      const mails = [await mailbox.next(), await mailbox.next()]
      await mailbox.close()
      const all = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
      for (const mail of mails) expect([...new Set(mail.headers.map(({ key }) => key))].toSorted()).toEqual(all)
      expect(mails.map(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual(
        [[owner.email], ['visitor@example.com']].toSorted(),
      )
      expect(mails.map(({ from }) => from?.address)).toEqual(['forms@example.com', 'forms@example.com'])
    })

    it('have subjects of one line, whatever the title of the form is', async () => {
      const owner = await api.aPerson()
      const title = `Feedback\r\nBcc: evil@example.com\u202e ${'x'.repeat(200)}`
      const form = await api.createForm(owner, { title, structure: { fields } })
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, { value: 'Ada' })
      await aWorker(api).work()
      expect(mailsTo(owner.email)[0]?.subject).toMatch(/^New response: Feedback Bcc: evil@example\.com x{50,80}…$/)
    })

    it('tell the owner once a day, when they ask for that', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner, { title: 'Feedback', structure: { fields } })
      const { settings, deliveries } = ownerOf(api, owner, form)
      await settings({ notify_owner: 'daily' })
      const ids = [await submitTo(api, form, { value: 'One' }), await submitTo(api, form, { value: 'Two' })]
      const { work } = aWorker(api)
      await work()
      ids.push(await submitTo(api, form, { value: 'Three' }))
      await work()
      expect(mailsTo(owner.email)).toEqual([])
      const [digest, ...more] = await deliveries()
      expect(more).toEqual([])
      expect(digest?.next_attempt_at).toMatch(/T06:00:00.000Z$/)
      await api.database
        .deleteFrom('submission')
        .where('id', '=', ids[0] ?? '')
        .execute()
      await api.database
        .updateTable('delivery')
        .set({ next_at: 0 })
        .where('id', '=', digest?.id ?? '')
        .execute()
      await work()
      const [mail] = mailsTo(owner.email)
      expect(mail?.subject).toBe('2 new responses: Feedback')
      expect(mail?.text).toMatch(/Three[^]+Two/)
      expect(mail?.text).not.toContain('One')
      await submitTo(api, form, { value: 'Four' })
      await work()
      expect((await deliveries()).map(({ state }) => state)).toEqual(['pending', 'sent'])
    })

    it('send the respondent a copy when the owner switched it on, to one address and no other', async () => {
      const { form, settings, deliveries } = await aForm({ title: 'Feedback', structure: { fields } })
      await settings({ copy_to_respondent: true })
      const to = 'visitor@example.com'
      const email = { fieldId: 'f2', fieldType: 'email' as const, value: to }
      const other = { fieldId: 'f3', fieldType: 'email' as const, value: 'second@example.com' }
      await submitTo(api, form, { value: hostile }, email, other)
      await submitTo(api, form, { value: 'No address' })
      const before = api.mails.length
      await aWorker(api).work()
      expect(api.mails.slice(before).map((mail) => mail.to)).toEqual([to])
      const [mail] = mailsTo(to)
      expect(mail?.subject).toBe('Your answers: Feedback')
      expect(mail?.html).not.toContain('<img')
      expect(mail?.html).not.toContain('<a ')
      expect((await deliveries()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['copy', to]])
    })

    it('send no more than ten copies a day to one address, whichever form asks for them', async () => {
      const { form, settings } = await aForm({ structure: { fields } })
      await settings({ copy_to_respondent: true })
      const email = { fieldId: 'f2', fieldType: 'email' as const, value: 'often@example.com' }
      const other = { ...email, value: 'OFTEN@example.com' }
      for (let count = 0; count < 12; count += 1) await submitTo(api, form, {}, count % 2 ? email : other)
      await aWorker(api).work()
      expect(mailsTo('often@example.com').length + mailsTo('OFTEN@example.com').length).toBe(10)
    })

    it('that the mail server does not take are tried again', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner)
      const { settings, deliveries } = ownerOf(api, owner, form)
      await settings({ notify_owner: 'each' })
      await submitTo(api, form, {})
      await aWorker(api, { send: () => Promise.reject(new Error('no')) }).work()
      const [one] = await deliveries()
      expect(one).toMatchObject({ state: 'pending', attempts: 1, error: 'The mail server did not take the mail' })
      await api.database
        .updateTable('delivery')
        .set({ next_at: 0 })
        .where('id', '=', one?.id ?? '')
        .execute()
      await aWorker(api).work()
      expect(mailsTo(owner.email)).toHaveLength(1)
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2 })
    })

    it('go to no owner whose account is switched off', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner)
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, {})
      await api.stores.users.update(owner.id, { is_active: false })
      await aWorker(api).work()
      expect(mailsTo(owner.email)).toEqual([])
    })
  })
}
