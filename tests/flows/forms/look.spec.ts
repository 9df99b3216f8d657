import { expect, test, type Page } from '@playwright/test'
import type { Form, FormAppearance } from '../../../contract/types.gen.ts'
import { aPng } from '../../support/images.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card } from '../support/editor.ts'

const owner = anOwner()

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const aPicture = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: aPng({ width, height, color: [233, 30, 99] }),
})
const fillOf = (page: Page) =>
  page
    .locator('#voice-button .voice__disc')
    .evaluate((disc) => getComputedStyle(disc).getPropertyValue('background-color'))
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

const aForm = (appearance: FormAppearance, more: object = {}) =>
  owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: [
        { id: 'a', name: 'name', label: 'Your name', type: 'text' },
        { id: 'b', name: 'color', label: 'Your colour', type: 'radio', options: [{ label: 'Red', value: 'red' }] },
      ],
      metadata: { appearance, ...more },
    },
  })

test('an owner chooses the whole look, and respondents see it', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await page.getByLabel('Form Title').fill('Feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await card(page, 1).getByRole('textbox', { name: 'Label', exact: true }).fill('Your name')
  const look = part(page, 'Look')
  await look.getByLabel('Colour', { exact: true }).fill('#ffd600')
  await expect(look.getByRole('status')).toHaveText(
    /^Adjusted to #[0-9a-f]{6} so that text stays readable \(4\.5:1 at least\)\.$/,
  )
  await look.getByText('As on the person’s device').click()
  await expect(look.getByRole('status')).toContainText('on dark pages')
  await look.getByLabel('Colour', { exact: true }).fill('#ad1457')
  for (const [name, width, height] of [
    ['Logo', 900, 300],
    ['Cover', 2400, 800],
  ] as const) {
    const group = look.getByRole('group', { name })
    await group.locator('input[type=file]').setInputFiles(aPicture(`${name}.png`, width, height))
    await expect(group.locator('img')).toBeVisible()
  }
  await look.getByRole('group', { name: 'Logo' }).getByLabel('What it shows').fill('Example Ltd')
  const words = part(page, 'Beginning and end')
  await words.getByLabel('Welcome').fill('Good to see you.\n\nThis takes two minutes.')
  await words.getByLabel('Submit button').fill('Send my feedback')
  await words.getByLabel('Completion message').fill('Thanks, see you soon!')
  await words.getByLabel('Link to go on to').fill('javascript:alert(1)')
  await expect(page.getByText('Link to go on to must begin with https:// or http://')).toBeVisible()
  await words.getByLabel('Link to go on to').fill('https://example.org/thanks')
  await words.getByLabel('Text of the link').fill('To our shop')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expectToast(page, 'Success!', 'Form created successfully!')

  const { data } = await owner.call<{ data: Form[] }>('GET', '/forms/')
  const { appearance } = data[0]?.structure.metadata ?? {}
  expect(appearance).toMatchObject({ color: '#ad1457', theme: 'system', logo: { width: 512 }, cover: { width: 1600 } })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(owner.address(`/forms/${data[0]?.id}`))
  await expect(page.getByText('This takes two minutes.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Example Ltd' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Example Ltd' })).toHaveJSProperty('complete', true)
  expect(await themeOf(page)).toBe('dark')
  // Most logos are drawn for light pages.
  await expect(page.getByRole('img', { name: 'Example Ltd' })).toHaveCSS('background-color', 'rgb(237, 242, 241)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => themeOf(page)).toBe('light')
  expect(await fillOf(page)).toBe('rgb(173, 20, 87)')
  await expectAccessible(page)

  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send my feedback' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send my feedback' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Thanks, see you soon!' })).toBeVisible()
  const link = page.getByRole('link', { name: 'To our shop' })
  await expect(link).toHaveAttribute('href', 'https://example.org/thanks')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('Opens example.org')).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a look that is taken back leaves the page as it was', async ({ page }) => {
  const form = await aForm({ color: '#ad1457', theme: 'dark' }, { nextLink: { url: 'https://example.org', label: '' } })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  const look = part(page, 'Look')
  await look.getByRole('button', { name: 'Use the standard colour' }).click()
  await look.getByText('Light', { exact: true }).click()
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
  await part(page, 'Beginning and end').getByLabel('Link to go on to').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  const { structure } = await owner.call<Form>('GET', `/forms/${form.id}`)
  expect(structure.metadata?.appearance).toEqual({ theme: 'light' })
  expect(structure.metadata?.nextLink).toBeUndefined()
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  expect(await fillOf(page)).toBe('rgb(0, 121, 107)')
})

test('the theme that the owner chose comes before the one of this device', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  const themes = []
  for (const theme of ['light', 'dark', undefined] as const) {
    await page.goto(owner.address(`/forms/${(await aForm({ theme })).id}`))
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
    themes.push(await themeOf(page))
  }
  expect(themes).toEqual(['light', 'dark', 'dark'])
})

test('a dark device sees no light page before the script has run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { id } = await aForm({ theme: 'system', color: '#ad1457' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(owner.address(`/forms/${id}`))
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(12, 20, 19)')
})

test('a file that is no picture is refused in words', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  const logo = part(page, 'Look').getByRole('group', { name: 'Logo' })
  for (const [name, text] of [
    ['evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['evil.png', '<!doctype html><script>alert(1)</script>'],
  ] as const) {
    const mimeType = name.endsWith('svg') ? 'image/svg+xml' : 'image/png'
    await logo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
    await expect(logo.getByRole('alert')).toContainText('Please choose a PNG, JPEG or WebP file.')
  }
})

/** Other colours in each run; the one that fails is named. */
const randomColor = () =>
  `#${Math.floor(Math.random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`

// That every colour is readable is a law of the rules; here, that the page shows what they give.
test('colours at random are readable in both themes', async ({ page }) => {
  for (const color of Array.from({ length: 4 }, randomColor)) {
    const { id } = await aForm({ color, theme: 'system' })
    await page.goto(owner.address(`/forms/${id}`))
    await expect(page.getByText('Form Completion Status')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${color} ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => themeOf(page)).toBe(colorScheme)
        await expectAccessible(page)
      })
  }
})
