import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { getStateNodes } from 'xstate/graph'
import { statesOf, transitionsOf } from './chart.ts'
import { diagramOf } from './mermaid.ts'
import type { NamedMachine } from '../machines.ts'

/** A page of a folder that holds nothing but the machines' pages. */
interface Page {
  file: string
  text: string
}

export const pagesOf = (machines: NamedMachine[]): Page[] => [
  { file: 'README.md', text: indexOf(machines) },
  ...machines.map(({ name, machine }) => ({ file: `${name}.md`, text: diagramOf(name, machine) })),
]

const indexOf = (machines: NamedMachine[]): string =>
  [
    '# The machines',
    '',
    'Drawn from the code by `npm run diagrams`. A dashed box is a state elsewhere in the machine, «words» are the tags that',
    'say what the view may do, ↻ starts the same state again, and a box with inner states has a chart of its own below.',
    '',
    '| machine | what it is | states | transitions |',
    '|---|---|---|---|',
    ...machines.map(rowOf),
    '',
  ].join('\n')

function rowOf({ name, machine }: NamedMachine): string {
  const transitions = statesOf(machine).flatMap(transitionsOf)
  const counts = `${getStateNodes(machine.root).length} | ${transitions.length}`
  return `| [${name}](${name}.md) | ${machine.root.description ?? ''} | ${counts} |`
}

/** How a folder differs from the pages: each file that is missing, that differs, or that belongs to no machine. */
export async function differences(folder: URL, pages: Page[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(({ file }) => readFile(new URL(file, folder), 'utf8').catch(() => null)))
  const stale = pages.flatMap(({ file, text }, index) => {
    if (texts[index] === null) return [`${file} is missing`]
    return texts[index] === text ? [] : [`${file} differs`]
  })
  return [...stale, ...(await strangersIn(folder, pages)).map((file) => `${file} is of no machine`)]
}

/** Makes a folder as the pages are. */
export async function write(folder: URL, pages: Page[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all((await strangersIn(folder, pages)).map((file) => rm(new URL(file, folder))))
  await Promise.all(pages.map(({ file, text }) => writeFile(new URL(file, folder), text)))
}

async function strangersIn(folder: URL, pages: Page[]): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((name) => !pages.some(({ file }) => file === name))
}
