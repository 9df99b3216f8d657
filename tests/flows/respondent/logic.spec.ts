import { expect, type Page, test } from '@playwright/test'
import { askedFields, nextIndex, previousIndex } from '../../../machines/form-session/context.ts'
import { type Here, exploration, fields, type Move } from '../../machines/form-session/way.paths.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { denying, visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})
test.use({ launchOptions: denying, permissions: [] })

const metadata = {
  submitButtonText: 'Submit',
  completionMessage: 'Thank you for {{colour}}, {{why}}!',
  allowAnonymous: true,
}
const aForm = async () => (await ownerOf(server)).createForm({ title: 'Colours', structure: { fields, metadata } })

const PERFORMED = ['field.picked', 'next.requested', 'previous.requested']
const isPerformed = ({ event }: Move) => PERFORMED.includes(event.type)
const historyOf = ({ place }: Move) => JSON.stringify(place.history).slice(0, -1)
const byHistory = new Map(exploration.steps.map((step) => [historyOf(step), step]))
/** The steps of the history that ends with a step. */
const stepsTo = ({ place }: Move): Move[] =>
  place.history.flatMap(
    (_, index) => byHistory.get(JSON.stringify(place.history.slice(0, index + 1)).slice(0, -1)) ?? [],
  )
/** What a respondent does, where, and where it leads with what is asked then; a shortest path to each. */
const meetings = new Map(
  exploration.steps
    .filter((step) => step.event.type !== 'xstate.init' && stepsTo(step).every(isPerformed))
    .toReversed()
    .map((step) => [meetingOf(step), step]),
)
const histories = [...meetings.values()].map(historyOf)
const paths = [...meetings.values()]
  .filter((step) => !histories.some((other) => other !== historyOf(step) && other.startsWith(`${historyOf(step)},`)))
  .map(stepsTo)

function meetingOf({ event, before, after }: Move): string {
  const asked = askedFields(after.context).map(({ id }) => id)
  return [event.type, before.context.index, after.context.index, asked].join(' ')
}

async function perform(page: Page, { event, before }: Move) {
  if (event.type === 'next.requested') return page.getByRole('button', { name: 'Next', exact: true }).click()
  if (event.type === 'previous.requested') return page.getByRole('button', { name: 'Previous' }).click()
  const field = fields[before.context.index]
  const card = visitor(page).field(labelAt(before))
  const value = 'value' in event ? String(event.value) : ''
  if (field?.type === 'select') await card.getByRole('combobox').selectOption(value)
  else await card.getByRole('textbox').fill(value)
}

const labelAt = ({ context }: Here) =>
  askedFields(context).find(({ id }) => id === fields[context.index]?.id)?.label ?? ''

async function expectHere(page: Page, here: Here) {
  const asked = askedFields(here.context)
  const position = asked.findIndex(({ id }) => id === fields[here.context.index]?.id)
  await expect(page.getByText(`Field ${position + 1} of ${asked.length}`)).toBeVisible()
  await expect(visitor(page).field(labelAt(here))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled({
    enabled: previousIndex(here.context) !== undefined,
  })
  const onward = page.getByRole('navigation', { name: 'Fields' }).getByRole('button').last()
  await expect(onward).toHaveText(nextIndex(here.context) === undefined ? 'Submit Form' : 'Next')
  await expect(page.getByRole('definition').last()).toHaveText(String(asked.length))
}

test('the page goes the way that the machine goes, field by field and back', async ({ page }) => {
  test.setTimeout(180_000)
  const { id } = await aForm()
  expect(paths.length).toBeGreaterThan(5)
  await page.clock.install()
  for (const [index, steps] of paths.entries()) {
    await test.step(`path ${index + 1}: ${steps.map(({ event }) => event.type).join(', ')}`, async () => {
      await page.clock.resume()
      // The page of the path before keeps its answers when it is left.
      await page.goto(`${server.url}/api/v1/health`)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${server.url}/forms/${id}`)
      await expect(page.getByText('Form Completion Status')).toBeVisible()
      await page.clock.pauseAt(Date.now() + 600_000 * (index + 1))
      for (const step of steps) {
        await perform(page, step)
        await expectHere(page, step.after)
      }
    })
  }
})

test('what is not asked is neither reviewed nor stored, and comes back when it is asked again', async ({ page }) => {
  const form = await aForm()
  const respondent = visitor(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  const colour = respondent.field('Which colour').getByRole('combobox')
  await colour.selectOption('red')
  await expect(respondent.field('Why red')).toBeVisible()
  await expect(page.getByText('Field 2 of 3')).toBeVisible()
  await respondent.type('Why red', 'It is warm')
  await respondent.field('How many').getByRole('textbox').fill('3')
  await expect(page.getByText('Progress: 3 of 3 fields completed')).toBeVisible()

  await page.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review Your Responses' })
  await expect(dialog.getByRole('rowheader')).toHaveText(['Which colour', 'Why red', 'How many'])
  await dialog.getByRole('button', { name: 'Change Which colour' }).click()
  await colour.selectOption('blue')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('rowheader')).toHaveText(['Which colour', 'How many'])
  await dialog.getByRole('button', { name: 'Change Which colour' }).click()
  await colour.selectOption('red')
  await expect(dialog.getByRole('row', { name: /Why red/ })).toContainText('It is warm')
  await dialog.getByRole('button', { name: 'Change How many' }).click()
  await expect(respondent.field('How many').getByRole('textbox')).toHaveValue('3')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await dialog.getByRole('button', { name: 'Change Which colour' }).click()
  await colour.selectOption('blue')
  await dialog.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByText('Thank you for blue!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Which colour': 'blue', 'How many': '3' }])
})
