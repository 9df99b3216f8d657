import { expect, type Page, test } from '@playwright/test'
import type { FileAnswer, FormField } from '../../../contract/types.gen.ts'
import { MAX_FILE_BYTES } from '../../../rules/limits.ts'
import { exif } from '../../support/photo.ts'
import { ownerOf, storedAnswers, storedFile } from '../support/owner.ts'
import { denying, visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})
test.use({ launchOptions: denying, permissions: [] })

const options = ['Garden', 'Library', 'Tower'].map((label) => ({ label, value: label.toLowerCase() }))
const email: FormField = { id: 'email', name: 'email', label: 'Your email', type: 'email', required: true }
const tour: FormField = { id: 'tour', name: 'tour', label: 'Your tour', type: 'radio', options }
const rooms: FormField = { id: 'rooms', name: 'rooms', label: 'Your rooms', type: 'checkbox', options }
const notes: FormField = { id: 'notes', name: 'notes', label: 'Anything else', type: 'text' }
const picture: FormField = { id: 'picture', name: 'picture', label: 'A picture', type: 'file' }

async function open(page: Page, ...fields: FormField[]) {
  const form = await (await ownerOf(server)).createForm({ title: 'Visit', structure: { fields } })
  await page.goto(`${server.url}/forms/${form.id}`)
  await expect(page.getByText('Form Completion Status')).toBeAttached()
  return form
}
const wayOn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name, exact: true })

test('a wrong email is said when it is left, stays at the first Next, and is left for later at the second', async ({
  page,
}) => {
  await open(page, email, notes)
  const { field } = visitor(page)
  await field('Your email').getByRole('textbox').fill('ada at home')
  await page.keyboard.press('Tab')
  await expect(field('Your email').getByRole('alert')).toContainText('Please provide a valid email address')
  await expect(page.getByText('cannot be empty')).toHaveCount(0)
  await expect(page).toHaveTitle('Error: Your email – Visit')
  await wayOn(page, 'Next').click()
  await expect(page.getByText('Field 1 of 2')).toBeVisible()
  await wayOn(page, 'Next').click()
  await expect(page.getByText('Field 2 of 2')).toBeVisible()
  await expect(page).toHaveTitle('Anything else – Visit')
  await wayOn(page, 'Submit Form').click()
  await expect(field('Your email').getByRole('textbox')).toBeFocused()
  await expect(field('Your email').getByText('Please provide a valid email address')).toBeVisible()
})

test('a wrong answer is said that was left before the machines were there', async ({ page }) => {
  const form = await (await ownerOf(server)).createForm({ title: 'Visit', structure: { fields: [email, notes] } })
  const parts: (() => void)[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => void parts.push(() => void route.continue()))
  await page.goto(`${server.url}/forms/${form.id}`, { waitUntil: 'commit' })
  const goOn = () => parts.splice(0).forEach((send) => send())
  await expect.poll(() => (goOn(), page.getByRole('textbox').count())).toBe(1)
  await page.getByRole('textbox').fill('ada at home')
  await page.keyboard.press('Tab')
  await expect.poll(() => (goOn(), page.getByRole('alert').count())).toBe(1)
})

test('a form of one field has its end only, and says when there is nothing to send', async ({ page }) => {
  const form = await open(page, notes)
  const { field } = visitor(page)
  await expect(page.getByRole('navigation', { name: 'Fields' }).getByRole('button')).toHaveText(['Submit Form'])
  await wayOn(page, 'Submit Form').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is answered yet' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field('Anything else').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('A seat, please')
  await wayOn(page, 'Submit Form').click()
  const review = page.getByRole('dialog', { name: 'Review Your Responses' })
  await review.getByRole('button', { name: 'Change Anything else' }).click()
  await expect(field('Anything else').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await wayOn(page, 'Back to Review').click()
  await expect(review.getByRole('cell', { name: 'A seat, please!' })).toBeVisible()
  await review.getByRole('button', { name: 'Submit Form' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused()
  await expect(page).toHaveTitle('Thank you for your submission! – Visit')
  expect(storedAnswers(server, form)).toEqual([{ 'Anything else': 'A seat, please!' }])
})

test('the review lists what is not answered too', async ({ page }) => {
  await open(page, notes, tour)
  await visitor(page).field('Anything else').getByRole('textbox').fill('Hello')
  await wayOn(page, 'Next').click()
  await wayOn(page, 'Submit Form').click()
  const rows = page.getByRole('dialog').getByRole('row')
  await expect(rows).toHaveText([/Field/, /Anything else.*Hello/, /Your tour.*Not answered/])
})

test('Enter leads into the group that the question names, and to its first option', async ({ page }) => {
  await open(page, notes, tour, rooms)
  await page.getByRole('textbox', { name: 'Anything else' }).press('Enter')
  const first = (role: 'radiogroup' | 'group', name: string) =>
    page.getByRole(role, { name, exact: true }).locator('input')
  await expect(first('radiogroup', 'Your tour').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first('group', 'Your rooms').first()).toBeFocused()
})

test('a choice goes on by itself, and can be undone', async ({ page }) => {
  await open(page, tour, notes)
  const { field } = visitor(page)
  await field('Your tour').getByRole('radio', { name: 'Garden' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(field('Your tour').getByRole('radio', { name: 'Library' })).toBeChecked()
  await page.clock.install()
  await page.clock.runFor(2000)
  await expect(page.getByText('Field 1 of 2'), 'exploring by arrows leads nowhere').toBeVisible()
  await field('Your tour').getByText('Tower').click()
  await page.keyboard.press('Shift')
  await page.clock.runFor(2000)
  await expect(page.getByText('Field 1 of 2'), 'a key holds the page').toBeVisible()
  await field('Your tour').getByText('Garden').click()
  await page.clock.runFor(500)
  await expect(page.getByText('Field 2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(field('Your tour').getByRole('radio', { name: 'Garden' })).toBeChecked()
})

test('digits and letters choose options, and none while a text is written', async ({ page }) => {
  await open(page, rooms, tour, notes)
  const { field } = visitor(page)
  await expect(page.getByText('A digit or a letter chooses.')).toBeAttached()
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await expect(field('Your rooms').getByRole('checkbox', { name: 'Garden' })).toBeChecked()
  await expect(field('Your rooms').getByRole('checkbox', { name: 'Tower' })).toBeChecked()
  await page.keyboard.press('1')
  await expect(field('Your rooms').getByRole('checkbox', { name: 'Garden' })).not.toBeChecked()
  await wayOn(page, 'Next').click()
  await page.keyboard.press('2')
  await expect(field('Anything else').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('2 of us')
  await expect(field('Anything else').getByRole('textbox')).toHaveValue('2 of us')
})

test('a file that is too large is said, and another can be chosen', async ({ page }) => {
  await open(page, picture, notes)
  const { field } = visitor(page)
  const chooser = field('A picture').locator('input[type=file]')
  await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(600 * 1024) })
  await expect(field('A picture').getByRole('alert')).toContainText('The file must be no larger than 512 KB')
  await expect(field('A picture').getByText('film.mp4 (600 KB)')).toBeVisible()
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(field('A picture').getByRole('button', { name: 'Remove note.txt' })).toBeVisible()
  await expect(field('A picture').getByRole('alert')).toHaveCount(0)
})

/**
 * A photograph as a phone writes it that was held upright: noise, of which a JPEG leaves nothing out, whose upper half as it
 * lies is darker, with how to turn it and the place in its EXIF.
 */
async function aPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const jpeg = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const context = canvas.getContext('2d')
      const image = context?.createImageData(wide, high)
      if (!context || !image) throw new Error('The browser draws no images')
      const bright = (at: number) => (at < image.data.length / 2 ? 0 : 128)
      for (let at = 0; at < image.data.length; at += 1)
        image.data[at] = at % 4 === 3 ? 255 : Math.random() * 127 + bright(at)
      context.putImageData(image, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.95).replace(/^.*,/, '')
    },
    [width, height] as const,
  )
  const bytes = Buffer.from(jpeg, 'base64')
  return Buffer.concat([bytes.subarray(0, 2), exif(), bytes.subarray(2)])
}

/** What a picture shows when it is opened. */
const opened = (page: Page, file: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 })
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, 2, 1)
    const [left = 0, , , , right = 0] = context?.getImageData(0, 0, 2, 1).data ?? []
    return { width, height, isDarkAtTheRight: left - right > 40 }
  }, file.toString('base64'))

test('a photograph that is too large becomes smaller, is sent and is stored', async ({ page }) => {
  const form = await open(page, picture)
  const { field, submit } = visitor(page)
  const buffer = await aPhoto(page, 3200, 2400)
  expect(buffer.length).toBeGreaterThan(2 * MAX_FILE_BYTES)
  const photo = { name: 'beach.jpeg', mimeType: 'image/jpeg', buffer }
  await field('A picture').locator('input[type=file]').setInputFiles(photo)
  await expect(field('A picture').getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
  await submit()
  await expect(page.getByRole('heading', { name: 'Form Submitted Successfully!' })).toBeVisible()
  const stored = storedAnswers(server, form)[0]?.['A picture'] as FileAnswer
  expect(stored).toMatchObject({ name: 'beach.jpg', mediaType: 'image/jpeg' })
  expect(stored.size).toBeGreaterThan(MAX_FILE_BYTES / 8)
  expect(stored.size).toBeLessThanOrEqual(MAX_FILE_BYTES)
  const bytes = storedFile(server, form.id)
  expect(bytes.length).toBe(stored.size)
  expect(bytes.subarray(0, 3).toString('hex'), 'a JPEG').toBe('ffd8ff')
  for (const trace of ['Exif', '51.5N']) expect(bytes.includes(trace), trace).toBe(false)
  const { width, height, isDarkAtTheRight } = await opened(page, bytes)
  expect(width / height, 'upright').toBeCloseTo(3 / 4, 2)
  expect(isDarkAtTheRight, 'turned to the right').toBe(true)
  expect(height).toBeLessThanOrEqual(2560)
})

test('a photograph that is small enough leaves where it was taken behind, too', async ({ page }) => {
  const form = await open(page, picture)
  const { field, submit } = visitor(page)
  const buffer = await aPhoto(page, 400, 300)
  expect(buffer.includes('51.5N')).toBe(true)
  const photo = { name: 'beach.jpeg', mimeType: 'image/jpeg', buffer }
  await field('A picture').locator('input[type=file]').setInputFiles(photo)
  await expect(field('A picture').getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
  await submit()
  await expect(page.getByRole('heading', { name: 'Form Submitted Successfully!' })).toBeVisible()
  const bytes = storedFile(server, form.id)
  expect(bytes.includes('51.5N')).toBe(false)
  expect(await opened(page, bytes)).toEqual({ width: 300, height: 400, isDarkAtTheRight: true })
})

test('a file that is empty, or is no picture under the name of one, is refused in words', async ({ page }) => {
  await open(page, picture)
  const { field } = visitor(page)
  const choose = (name: string, mimeType: string, text: string) =>
    field('A picture')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('letter.png', 'image/png', '%PDF-1.7')
  await expect(field('A picture').getByRole('alert')).toContainText('cannot be opened as one')
  await choose('nothing.txt', 'text/plain', '')
  await expect(field('A picture').getByRole('alert')).toContainText('The file is empty')
  await choose('note.txt', 'text/plain', 'hello')
  await expect(field('A picture').getByRole('button', { name: 'Remove note.txt' })).toBeVisible()
})

test('Start Over asks before it deletes anything', async ({ page }) => {
  await open(page, notes, tour)
  const { field } = visitor(page)
  await field('Anything else').getByRole('textbox').fill('Hello')
  await page.getByRole('button', { name: 'Start Over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start over?' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(field('Anything else').getByRole('textbox')).toHaveValue('Hello')
  await page.getByRole('button', { name: 'Start Over' }).click()
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Start Over' }).click()])
  await expect(field('Anything else').getByRole('textbox')).toHaveValue('')
})
