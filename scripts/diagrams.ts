import { differences, pagesOf, write } from './diagrams/files.ts'
import { readMachines } from './machines.ts'

/** Writes docs/machines from the machines; with --check it only says whether they are current. */
const folder = new URL('../docs/machines/', import.meta.url)
const pages = pagesOf(await readMachines())

async function check() {
  const found = await differences(folder, pages)
  if (found.length === 0) return
  console.error(
    `The diagrams in docs/machines are not those of the machines: run npm run diagrams\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

await (process.argv.includes('--check') ? check() : write(folder, pages))
