import { assign, setup } from 'xstate'
import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { isAnswered } from '../../rules/answers.ts'
import { type ChartState, chartOfForm } from '../../rules/form-check/logic/chart.ts'
import { holds } from '../../rules/logic/condition.ts'
import type { GivenAnswer } from '../../rules/logic/given.ts'

interface FormChartContext {
  answers: Record<string, AnswerValue>
}

type FormChartEvent = { type: 'field.answered'; fieldId: string; value: AnswerValue } | { type: 'next.requested' }

const keyOf = (index: number | undefined): string => (index === undefined ? 'end' : `field-${index + 1}`)

/**
 * A form as a chart of its own: a state for each field, an arrow for each way on, with its condition as the guard's name. It is
 * drawn for people and answers nothing; a session of a form has its fields as data.
 */
export function formChart(fields: FormField[]) {
  const chart = chartOfForm(fields)
  return setup({
    types: { context: {} as FormChartContext, events: {} as FormChartEvent },
    guards: Object.fromEntries(guardsOf(fields, chart)),
    actions: {
      keepAnswer: assign(({ context, event }) =>
        event.type === 'field.answered' ? { answers: { ...context.answers, [event.fieldId]: event.value } } : {},
      ),
    },
  }).createMachine({
    id: 'form',
    context: { answers: {} },
    initial: keyOf(0),
    on: { 'field.answered': { actions: 'keepAnswer' } },
    states: {
      ...Object.fromEntries(chart.map((state) => [keyOf(state.index), stateOf(state, chart.length)])),
      end: { type: 'final' },
    },
  })
}

function stateOf({ index, label, askedWhen, arrows }: ChartState, count: number) {
  const next = keyOf(index + 1 < count ? index + 1 : undefined)
  return {
    description: label,
    ...(askedWhen && { always: { guard: notAsked(askedWhen, index), target: next } }),
    on: {
      'next.requested': arrows.map(({ to, when }) => ({
        target: keyOf(to),
        ...(when && { guard: taken(when, index) }),
      })),
    },
  }
}

/** The same words may be a condition after two fields. */
const taken = (when: string, index: number): string => `${when} (after field ${index + 1})`
const notAsked = (when: string, index: number): string => `not: ${when} (field ${index + 1})`

type Guard = (args: { context: FormChartContext }) => boolean

function guardsOf(fields: FormField[], chart: ChartState[]): [string, Guard][] {
  return fields.flatMap(({ visibleWhen, goTo = [] }, index): [string, Guard][] => {
    const { askedWhen, arrows = [] } = chart[index] ?? {}
    const jumps = goTo.flatMap(({ when }, jump): [string, Guard][] => {
      const words = arrows[jump]?.when
      return when && words
        ? [[taken(words, index), ({ context }) => holds(when, givenIn(fields.slice(0, index + 1), context))]]
        : []
    })
    if (!visibleWhen || !askedWhen) return jumps
    return [
      ...jumps,
      [notAsked(askedWhen, index), ({ context }) => !holds(visibleWhen, givenIn(fields.slice(0, index), context))],
    ]
  })
}

/** Only fields that are asked are answered in this chart. */
const givenIn = (fields: FormField[], { answers }: FormChartContext): Map<string, GivenAnswer> =>
  new Map(
    fields.flatMap((field) => {
      const value = answers[field.id]
      return value !== undefined && isAnswered(field, value) ? [[field.id, { field, value }] as const] : []
    }),
  )
