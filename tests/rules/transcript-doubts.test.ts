import { describe, expect, it } from 'vitest'
import { chosen, heard } from '../support/transcripts.ts'

const boxes = (said: string) => chosen('checkbox', 'Gym|Pool|Free parking', said)

describe('Of what is no value, no remark makes one', () => {
  it.each(["it's at example dot com", 'okay at example dot com', "that's @example.com"])('email: %s', (said) =>
    expect(heard('email', said)).toBeUndefined(),
  )
  it.each(["it's dot com", 'i believe dot com', 'oh john at example dot com', 'well john at example dot com'])(
    'url: %s',
    (said) => expect(heard('url', said)).toBeUndefined(),
  )
  it('checkbox: an item that is no option makes the whole list doubtful', () => {
    expect(boxes('parking and the pool')).toEqual(['Pool', 'Free parking'])
    expect(boxes("gym and sauna that's all")).toBeUndefined()
    expect(boxes('sauna and gym')).toBeUndefined()
  })
})
