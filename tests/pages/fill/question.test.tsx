import { Profiler } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SnapshotFrom } from 'xstate'
import { fieldMachine } from '../../../machines/field/field.machine.ts'
import { Question } from '../../../src/pages/fill/first/field/question.tsx'
import { AnswerError } from '../../../src/pages/fill/live/answer-error.tsx'
import type { FillView } from '../../../src/pages/fill/boundary.ts'
import { firstView } from '../../../src/pages/fill/first/first-view.ts'
import { aField, aPublicForm } from '../../support/builders.ts'
import { type PathEvent, titleOf, explore } from '../../machines/support/paths.ts'
import { textsOf } from '../texts-of.ts'

const field = aField({
  label: 'Your name',
  required: true,
  description: 'As you would like to be called.',
  validation: { minLength: 2, maxLength: 40, pattern: '^[A-Z]' },
})
const events: PathEvent<typeof fieldMachine>[] = [
  { type: 'field.entered' },
  { type: 'field.typed', value: 'Ada' },
  { type: 'field.typed', value: 'A' },
  { type: 'field.confirmed' },
  { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 },
  { type: 'field.answered', value: 'A', transcript: 'a', confidence: 0.9 },
  { type: 'field.retried' },
]

type Place = SnapshotFrom<typeof fieldMachine>
const key = ({ context }: Place) => [context.value, context.transcript, context.validationError]
const places = explore(fieldMachine, { input: field, events, key })
  .steps.filter(({ after }) => !after.matches('pending'))
  .map(({ after, place }) => ({ after, title: titleOf(place.history) }))

function viewAt({ value: status, context }: Place): FillView {
  const { value, transcript, validationError } = context
  const view = firstView(aPublicForm({ structure: { fields: [field] } }))
  return { ...view, state: { status, value, transcript, validationError } }
}

const show = (view: FillView) =>
  render(
    <Question
      view={view}
      isFirst={view.index === 0}
      language="en-US"
      error={
        <AnswerError
          index={view.index}
          label={view.field.label}
          problem={view.state.validationError}
          send={() => undefined}
        />
      }
      correction={null}
      status={null}
      voice={null}
      onAnswer={() => undefined}
    />,
  )

describe('The card of the current field', () => {
  it.each(places)('is active, and shows what is answered, after $title', async ({ after }) => {
    const screen = await show(viewAt(after))
    await expect.element(screen.getByRole('region', { name: 'Your name' })).toBeVisible()
    await expect.element(screen.getByText('Active')).toBeVisible()
    await expect
      .element(screen.getByRole('textbox', { name: 'Your name' }))
      .toHaveValue(String(after.context.value ?? ''))
  })

  it.each(places)('is completed when its answer stands, after $title', async ({ after }) => {
    const screen = await show(viewAt(after))
    const isSpoken = Boolean(after.context.transcript) && !after.matches('error')
    const isCompleted = after.matches('completed') || isSpoken
    expect(textsOf(screen.getByText('Completed'))).toEqual(isCompleted ? ['Completed'] : [])
  })

  it.each(places)('says why an answer cannot stand, after $title', async ({ after }) => {
    const screen = await show(viewAt(after))
    const { validationError } = after.context
    const said = [...screen.container.querySelectorAll('#error-0')].map(({ textContent }) => textContent)
    expect(said).toEqual(validationError ? [`Field validation failed${validationError}`] : [])
    const invalid = screen.getByRole('textbox').element().getAttribute('aria-invalid')
    expect(invalid).toBe(validationError ? 'true' : null)
  })

  it('says a new problem at once, and leaves one that was there to the focus', async () => {
    const view = firstView(aPublicForm({ structure: { fields: [field] } }))
    const error = (problem?: string) => (
      <AnswerError index={view.index} label={view.field.label} problem={problem} send={() => undefined} />
    )
    const screen = await render(error('Too short'))
    expect(textsOf(screen.getByRole('alert'))).toEqual([])
    await screen.rerender(error())
    await screen.rerender(error('Too short'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Field validation failedToo short')
  })

  it('follows the focus only with a problem: without one, a field that takes it is shown once', async () => {
    const commits: string[] = []
    const screen = await render(
      <Profiler id="error" onRender={(_, phase) => void commits.push(phase)}>
        <AnswerError index={0} label="Your name" problem={undefined} send={() => undefined} />
        <input id="control-0" aria-label="Your name" />
      </Profiler>,
    )
    screen.getByLabelText('Your name').element().focus()
    await expect.element(screen.getByLabelText('Your name')).toHaveFocus()
    expect(commits).toEqual(['mount'])
  })

  it('says the whole of a problem that begins with the label, of which a long one is cut', async () => {
    const label = 'Which of our rooms would you show to a friend who has one hour, and why'
    const problem = `${label} cannot be empty`
    const screen = await render(<AnswerError index={0} label={label} problem={problem} send={() => undefined} />)
    const reason = screen.getByText(problem).element()
    expect(reason.textContent).toBe(problem)
    expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth)
  })

  it('describes its control by a problem that appeared under the focus only when the focus has left', async () => {
    const view = viewAt((places.find(({ after }) => after.matches('error')) ?? places[0]!).after)
    const { state } = view
    const card = (validationError?: string) => (
      <Question
        view={{ ...view, state: { ...state, validationError } }}
        isFirst
        language="en-US"
        error={
          <AnswerError index={view.index} label={view.field.label} problem={validationError} send={() => undefined} />
        }
        correction={null}
        status={null}
        voice={null}
        onAnswer={() => undefined}
      />
    )
    const screen = await render(card())
    const control = screen.getByRole('textbox', { name: 'Your name' })
    control.element().focus()
    await screen.rerender(card('Too short'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Field validation failedToo short')
    await expect.element(control).not.toHaveAccessibleDescription(/Too short/)
    control.element().blur()
    await expect.element(control).toHaveAccessibleDescription(/Too short/)
    control.element().focus()
    await expect.element(control).toHaveAccessibleDescription(/Too short/)
  })

  it('gives the hints of its limits, a red asterisk and its description', async () => {
    const screen = await show(firstView(aPublicForm({ structure: { fields: [field] } })))
    for (const text of ['Length: 2-40 characters', 'Must match pattern', 'As you would like to be called.', '*'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  })
})
