/** Coming to another field starts its state, and its voice, again. */
const comes = <Action>(actions: Action) => ({ target: 'filling', reenter: true, actions }) as const

const indexIn = ({ event }: { event: { index: number } }) => event.index

/** From field to field: one on, one back, or to a field by its place. */
export const navigation = {
  'next.requested': { guard: 'hasNext', ...comes('moveNext' as const) },
  'previous.requested': { guard: 'hasPrevious', ...comes('movePrevious' as const) },
  'field.chosen': {
    guard: { type: 'isElsewhere', params: indexIn },
    ...comes({ type: 'moveTo', params: indexIn } as const),
  },
} as const
