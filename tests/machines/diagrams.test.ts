import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { fullLabelOf, statesOf, transitionsOf } from '../../scripts/diagrams/chart.ts'
import { differences, pagesOf, write } from '../../scripts/diagrams/files.ts'
import { diagramOf } from '../../scripts/diagrams/mermaid.ts'
import { readMachines } from '../../scripts/machines.ts'
import { machineFiles } from './support/all-machines.ts'

const machines = await readMachines()
const pages = pagesOf(machines)

const folders: URL[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function written(): Promise<URL> {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'diagrams-'))}/`)
  folders.push(folder)
  await write(folder, pages)
  return folder
}

const chartsOf = (text: string): string[] =>
  [...text.matchAll(/```mermaid\n([^]*?)```/g)].map(([, chart]) => chart ?? '')

describe('The diagrams', () => {
  it('are of every machine, and the index names each with a sentence', () => {
    expect(pages.map(({ file }) => file)).toEqual(['README.md', ...machineFiles.map((name) => `${name}.md`)])
    const [index] = pages
    for (const { name, machine } of machines)
      expect(index?.text).toContain(`| [${name}](${name}.md) | ${machine.root.description} |`)
  })

  it('are current when they were just written', async () => {
    expect(await differences(await written(), pages)).toEqual([])
  })

  it('are stale when a machine is not as it was drawn', async () => {
    const folder = await written()
    const changed = pages.map((page) => (page.file === 'auth.md' ? { ...page, text: `${page.text}\n` } : page))
    expect(await differences(folder, changed)).toEqual(['auth.md differs'])
  })

  it('are stale when one is missing', async () => {
    const folder = await written()
    await rm(new URL('field.md', folder))
    expect(await differences(folder, pages)).toEqual(['field.md is missing'])
  })

  it('are stale while one is left of a machine that is gone, until they are written again', async () => {
    const folder = await written()
    await writeFile(new URL('gone.md', folder), '# gone')
    expect(await differences(folder, pages)).toEqual(['gone.md is of no machine'])
    await write(folder, pages)
    expect(await readdir(folder)).not.toContain('gone.md')
  })
})

describe.each(machines)('the diagram of $name', ({ name, machine }) => {
  const text = diagramOf(name, machine)
  const charts = chartsOf(text)

  it('shows every state in one chart, and all that it may say to the view', () => {
    for (const node of statesOf(machine).filter(({ parent }) => parent?.type === 'compound')) {
      const id = ['s', ...node.path].join('_').replaceAll('-', '_')
      expect(charts.filter((chart) => chart.includes(`state "${node.key}" as ${id}\n`))).toHaveLength(1)
      for (const tag of node.tags) expect(charts.join()).toContain(`${id} : «${tag}»`)
    }
  })

  it('shows every transition with its guard and its delay', () => {
    const shown = text.slice(0, text.indexOf('## States')).replaceAll('\u00a0', ' ')
    const labels = statesOf(machine).flatMap(transitionsOf).map(fullLabelOf)
    expect(labels.filter((label) => !shown.includes(label.replaceAll('\u00a0', ' ')))).toEqual([])
  })

  it('has no chart that gets too wide: at most 7 arrows from and to other charts are drawn', () => {
    for (const chart of charts) expect(chart.match(/ elsewhere$/gm)?.length ?? 0).toBeLessThanOrEqual(7)
  })

  it('says nothing that Mermaid takes for its own signs', () => {
    const said = charts.flatMap((chart) => [...chart.matchAll(/ : (.*)$/gm)].map(([, words]) => words ?? ''))
    expect(said.filter((words) => /[:;"#{}]/.test(words))).toEqual([])
  })
})

it('writes the milliseconds of a delay, and says what is left when no guard holds', () => {
  const egg = createMachine({
    id: 'egg',
    initial: 'raw',
    states: {
      raw: { after: { boiling: [{ guard: 'isFresh', target: 'boiled' }, { target: 'spoilt' }] } },
      boiled: {},
      spoilt: {},
    },
  }).provide({ delays: { boiling: 300_000 }, guards: { isFresh: () => true } })
  const text = diagramOf('egg', egg).replaceAll('\u00a0', ' ')
  expect(text).toContain('s_raw --> s_boiled : after boiling (300000 ms) [isFresh]')
  expect(text).toContain('s_raw --> s_spoilt : after boiling (300000 ms) [else]')
})
