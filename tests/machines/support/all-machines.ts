import { type AnyStateMachine, StateMachine } from 'xstate'

/** Every machine of the product, by the name of its file; a new machine is in it at once. */
const modules = import.meta.glob<object>('../../../machines/*/*.machine.ts', { eager: true })

interface Named {
  name: string
  machine: AnyStateMachine
}

export const machineFiles = Object.keys(modules).map((path) => path.replace(/^.*\/(.*)\.machine\.ts$/, '$1'))

export const machines: Named[] = Object.values(modules).flatMap((module, index) =>
  Object.values(module).flatMap((machine) =>
    machine instanceof StateMachine ? [{ name: machineFiles[index] ?? '', machine }] : [],
  ),
)
