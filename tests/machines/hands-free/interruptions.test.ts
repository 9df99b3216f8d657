import { describe, expect, it } from 'vitest'
import { givenTo } from '../support/laws.ts'
import { elapsed, failed } from '../support/paths.ts'
import { failure } from './form-states.ts'
import { entered, heard, said, snapshotAfter, start, type TestEvent, ways } from './snapshots.ts'
import { optional } from './form-states.ts'

const interrupted: TestEvent = { type: 'reading.interrupted' }
const offered: TestEvent = { type: 'interruption.offered' }
const silent = failure('nothing-heard')
const own = failure('own-voice')

const isAttentive = (...events: TestEvent[]) => 'awaitInterruption' in snapshotAfter(...events).snapshot.children
const isReading = (...events: TestEvent[]) => 'readAloud' in snapshotAfter(...events).snapshot.children

describe('A person who speaks while the page reads', () => {
  it.each(['question', 'confirming', 'spelling', 'finishing', 'reviewing', 'sending', 'failed'] as const)(
    'stops the reading in %s and is heard',
    (way) => {
      const asked = ways[way].slice(0, -1)
      expect(isAttentive(...asked)).toBe(true)
      const { place, hasOpened, snapshot } = snapshotAfter(...asked, interrupted)
      expect({ place, hasOpened }).toEqual({ place: `${way}.listening`, hasOpened: true })
      expect(givenTo('readAloud', snapshot)).toBeUndefined()
    },
  )

  it('is heard while help is read, on what was asked before', () => {
    const help: TestEvent[] = [...ways.confirming, said('help')]
    expect(snapshotAfter(...help).place).toBe('helping')
    const { place, hasOpened } = snapshotAfter(...help, interrupted)
    expect({ place, hasOpened }).toEqual({ place: 'confirming.listening', hasOpened: true })
    expect(snapshotAfter(...ways.question, { type: 'voice.overheard' }, said('help'), interrupted).place).toBe(
      'question.listening.hearing',
    )
  })

  it.each<[string, TestEvent[]]>([
    ['it rests', [...ways.question, said('stop')]],
    ['it is paused', [...ways.question, { type: 'conversation.paused' }]],
  ])('is not listened to while it says that %s', (_, events) => {
    expect(isReading(...events)).toBe(true)
    expect(isAttentive(...events)).toBe(false)
    expect(snapshotAfter(...events, interrupted).place).toBe(snapshotAfter(...events).place)
  })

  it('is not listened to where the microphone fails, and the reading goes on', () => {
    const failing = failed('awaitInterruption', new TypeError('No microphone here'))
    expect(isAttentive(start, failing)).toBe(false)
    expect(isReading(start, failing)).toBe(true)
  })

  it('is told that they may, once the microphone is open', () => {
    expect([...snapshotAfter(start).snapshot.tags]).toEqual(['reading'])
    expect([...snapshotAfter(start, offered).snapshot.tags].toSorted()).toEqual(['interruptible', 'reading'])
    expect([...snapshotAfter(start, offered, heard).snapshot.tags]).toEqual(['listening'])
  })

  it('can be anybody who makes a sound: what came to nothing is read again from its beginning, and not for ever', () => {
    const full = snapshotAfter(start).says
    const coughed: TestEvent[] = [interrupted, silent]
    expect(snapshotAfter(start, ...coughed).says).toBe(full)
    expect(snapshotAfter(start, ...coughed, heard, silent).says).not.toBe(full)
    expect(snapshotAfter(start, ...coughed, ...coughed, ...coughed).place).toBe('resting')
  })
})

describe('A page that hears itself', () => {
  it('fills in nothing, reads once more, and does not listen while it reads from then on', () => {
    const after: TestEvent[] = [start, interrupted, own]
    expect(snapshotAfter(...after)).toMatchObject({ place: 'question', says: snapshotAfter(start).says, commands: [] })
    expect(isAttentive(...after)).toBe(false)
    expect(isAttentive(...after, heard, said('help'))).toBe(false)
    expect(isAttentive(...after, entered(optional))).toBe(false)
    expect(snapshotAfter(...after, interrupted).place).toBe('question')
    expect(snapshotAfter(...after, heard).place).toBe('question.listening')
  })

  it('is not asked what it heard, and the tries of the person stay what they were', () => {
    const { context } = snapshotAfter(start, interrupted, own)
    expect(context).toMatchObject({ silences: 0, misses: 0, note: null })
  })

  it('listens again in the next conversation', () => {
    const again: TestEvent[] = [start, interrupted, own, { type: 'conversation.ended' }, start]
    expect(isAttentive(...again)).toBe(true)
    expect(snapshotAfter(...again, elapsed(60_000)).place).toBe('question.listening')
  })
})
