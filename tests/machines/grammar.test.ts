import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { authMachine } from '../../machines/auth.machine.ts'
import { fieldMachine } from '../../machines/field.machine.ts'
import { formEditorMachine } from '../../machines/form-editor.machine.ts'
import { formSessionMachine } from '../../machines/form-session.machine.ts'
import { submissionMachine } from '../../machines/submission.machine.ts'
import { voiceCaptureMachine } from '../../machines/voice-capture.machine.ts'

const machines: AnyStateMachine[] = [
  authMachine,
  fieldMachine,
  formEditorMachine,
  formSessionMachine,
  submissionMachine,
  voiceCaptureMachine,
]
const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...getStateNodes(root)]
const invokesOf = (machine: AnyStateMachine) => nodesOf(machine).flatMap((node) => node.invoke)
const eventsOf = (machine: AnyStateMachine) => nodesOf(machine).flatMap((node) => node.ownEvents)

describe.each(machines)('the machine $id', (machine) => {
  it('names its events subject.pastParticiple', () => {
    const own = eventsOf(machine).filter((event) => !event.startsWith('xstate.'))
    expect(own.filter((event) => !/^[a-z]+\.[a-z]+$/.test(event))).toEqual([])
  })

  it('names its states in the words of the specification, in kebab case', () => {
    const keys = getStateNodes(machine.root).map(({ key }) => key)
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([])
  })

  it('gives every invoked actor the id of its source, so that paths can answer for it', () => {
    expect(invokesOf(machine).filter(({ id, src }) => id !== src)).toEqual([])
  })

  it('waits only for delays that have a name', () => {
    const waits = nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay))
    expect(waits.filter((delay) => typeof delay !== 'string' || !(delay in machine.implementations.delays))).toEqual([])
  })

  it('says what it is for', () => {
    expect(machine.root.description).toBeTruthy()
  })
})
