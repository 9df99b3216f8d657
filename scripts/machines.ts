import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { type AnyStateMachine, StateMachine } from 'xstate'

const folder = new URL('../machines/', import.meta.url)
const ENDING = '.machine.ts'

export interface NamedMachine {
  name: string
  machine: AnyStateMachine
}

/** Every machine of the product by the name of its file, in order of the paths. */
export async function readMachines(): Promise<NamedMachine[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ENDING)).toSorted()
  return (await Promise.all(files.map(readMachine))).flat()
}

async function readMachine(file: string): Promise<NamedMachine[]> {
  const module: object = await import(new URL(file, folder).href)
  const machines = Object.values(module).filter((each) => each instanceof StateMachine)
  return machines.map((machine) => ({ name: basename(file, ENDING), machine }))
}
