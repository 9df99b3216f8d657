import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import type { AnswerValue } from '../../../contract/types.gen.ts'
import { formChart } from '../../../machines/simulation/form-chart.ts'
import { chartOfForm } from '../../../rules/form-check/logic/chart.ts'
import { fieldsAsked } from '../../../rules/logic/fields-asked.ts'
import { someFields } from '../../support/builders.ts'

const isRed = { field: 'f1', op: 'is', value: 'red' } as const
const fields = someFields(
  { type: 'radio', label: 'Colour', goTo: [{ when: { ...isRed, value: 'green' }, to: 'f4' }] },
  { visibleWhen: isRed, goTo: [{ when: { field: 'f2', op: 'is', value: 'stop' }, to: 'end' }] },
  { visibleWhen: { field: 'f2', op: 'answered' } },
  {},
)

function walked(answers: Record<string, AnswerValue>): string[] {
  const actor = createActor(formChart(fields)).start()
  const places: string[] = []
  while (actor.getSnapshot().status === 'active') {
    const place = String(actor.getSnapshot().value)
    const { id } = fields[Number(place.slice('field-'.length)) - 1]!
    places.push(id)
    const value = answers[id]
    if (value !== undefined) actor.send({ type: 'field.answered', fieldId: id, value })
    actor.send({ type: 'next.requested' })
  }
  return places
}

it.each<Record<string, AnswerValue>>([
  {},
  { f1: 'red' },
  { f1: 'red', f2: 'x' },
  { f1: 'red', f2: 'stop' },
  { f1: 'green', f2: 'x' },
  { f1: 'light_blue', f3: 'x' },
])('the chart of a form goes the way of its answers: %j', (answers) =>
  expect(walked(answers)).toEqual(fieldsAsked(fields, ({ id }) => answers[id]).map(({ id }) => id)),
)

it('says on each arrow when it is taken', () => {
  expect(
    chartOfForm(fields).map(({ askedWhen, arrows }) => [askedWhen, arrows.map(({ to, when }) => [to, when])]),
  ).toEqual([
    [
      undefined,
      [
        [3, 'Colour is Green'],
        [1, undefined],
      ],
    ],
    [
      'Colour is Red',
      [
        [undefined, 'Question 2 is stop'],
        [2, undefined],
      ],
    ],
    ['Question 2 is answered', [[3, undefined]]],
    [undefined, [[undefined, undefined]]],
  ])
})
