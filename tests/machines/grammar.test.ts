import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { machines } from './support/all-machines.ts'

const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...getStateNodes(root)]
const invokesOf = (machine: AnyStateMachine) => nodesOf(machine).flatMap((node) => node.invoke)
const eventsOf = (machine: AnyStateMachine) => nodesOf(machine).flatMap((node) => node.ownEvents)
const isBusy = ({ invoke, after, states }: AnyStateNode) =>
  invoke.length > 0 || after.length > 0 || Object.keys(states).length > 0

describe.each(machines)('the machine $name', ({ machine }) => {
  it('names its events subject.pastParticiple', () => {
    const own = eventsOf(machine).filter((event) => !event.startsWith('xstate.'))
    expect(own.filter((event) => !/^[a-z]+\.[a-z]+$/.test(event))).toEqual([])
  })

  it('names its states in kebab case', () => {
    const keys = getStateNodes(machine.root).map(({ key }) => key)
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([])
  })

  it('gives every invoked actor the id of its source, so that paths can answer for it', () => {
    expect(invokesOf(machine).filter(({ id, src }) => id !== src)).toEqual([])
  })

  it('says where the failure of an actor from outside leads; its own machines are as pure as it is', () => {
    const fromOutside = invokesOf(machine).filter(
      ({ src }) => !(machine.implementations.actors[String(src)] instanceof StateMachine),
    )
    expect(fromOutside.filter(({ onError }) => onError === undefined).map(({ id }) => id)).toEqual([])
  })

  it('waits only for delays that have a name', () => {
    const waits = nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay))
    expect(waits.filter((delay) => typeof delay !== 'string' || !(delay in machine.implementations.delays))).toEqual([])
  })

  it('says what it is for, and what is the matter in every state that waits, works or holds others', () => {
    const silent = nodesOf(machine).filter((node) => !node.description && isBusy(node))
    expect(silent.map(({ path, id }) => path.join('.') || id)).toEqual([])
  })
})
