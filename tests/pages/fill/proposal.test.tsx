import '../../../src/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Proposal } from '../../../src/pages/fill/live/voice/proposal.tsx'
import { aField } from '../../support/builders.ts'

const parts = [
  { field: aField({ id: 'name', label: 'Your name' }), value: 'Anna Smith', words: 'Anna Smith' },
  { field: aField({ id: 'nights', label: 'How many nights', type: 'number' }), value: 2, words: 'two nights' },
  {
    field: aField({ id: 'day', label: 'Day of arrival', type: 'date' }),
    value: '2027-05-03',
    words: 'the third of May',
  },
  { field: aField({ id: 'city', label: 'Where you come from' }), value: 'Springfield', words: 'Springfield' },
]
const nothing = () => undefined

it.each([
  [360, 640],
  [390, 844],
])('all answers of an utterance are seen on a phone of %d by %d before one says yes to them', async (width, height) => {
  await page.viewport(width, height)
  const screen = await render(<Proposal parts={parts} language="en-US" onAll={nothing} onOne={nothing} />)
  const { clientHeight, scrollHeight } = screen.getByRole('list').element()
  expect(scrollHeight).toBe(clientHeight)
})
