import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import scripts from '../package.json' with { type: 'json' }

/**
 * `npm run bench`: runs every bench, one after the other, and writes what each printed to `docs/figures.md`, with the
 * machine, the day and the commit. With names, as in `npm run bench -- page server`, only those; the others' figures stay.
 */
const FILE = new URL('../docs/figures.md', import.meta.url)
const PREFIX = 'bench:'
const TITLE = '# Figures'
const INTRODUCTION = `What \`npm run bench\` printed; each part says where and when. A goal stands beside its figure.`
const GIGABYTE = 1e9

const names = Object.keys(scripts.scripts)
  .filter((script) => script.startsWith(PREFIX))
  .map((script) => script.slice(PREFIX.length))

/** The parts of the file, by the names of their benches. */
function readParts(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  return new Map(
    text.split(/^(?=## )/m).flatMap((part) => (part.startsWith('## ') ? [[nameOf(part), part.trim()]] : [])),
  )
}

const nameOf = (part: string): string => /^## (\S+)/.exec(part)?.[1] ?? ''

function machine(): string {
  const [first, ...others] = cpus()
  const memory = Math.round(totalmem() / GIGABYTE)
  return `${others.length + 1} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node.js ${process.version}`
}

const commit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** @returns what it printed, with the error of one that failed */
async function outputOf(name: string): Promise<string> {
  const child = spawn('npm', ['run', '--silent', PREFIX + name], { stdio: ['inherit', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  const [code] = await once(child, 'close')
  if (code !== 0) process.exitCode = 1
  return code === 0 ? output : `${output}\n(It ended with code ${String(code)}.)\n`
}

async function measure(name: string): Promise<string> {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const about = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${machine()}; load before it ${load}.`
  const output = await outputOf(name)
  return [`## ${name}`, about, `\`\`\`text\n${output.trim()}\n\`\`\``].join('\n\n')
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(1)
}
const parts = readParts()
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n${name}`)
  parts.set(name, await measure(name))
  const ordered = names.flatMap((each) => parts.get(each) ?? [])
  writeFileSync(FILE, `${[TITLE, INTRODUCTION, ...ordered].join('\n\n')}\n`)
}
