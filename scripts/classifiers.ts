import { readFileSync, writeFileSync } from 'node:fs'
import type { ClassifierData } from '../rules/languages/shared/classifier/classifier.ts'
import { OFFERS } from '../rules/languages/registry.ts'
import { folderOf, understood, written } from './classifiers/examples.ts'
import { heldOut } from './classifiers/held-out.ts'
import { trainHeeding } from './classifiers/regression.ts'

/**
 * `npm run classifiers`: trains what tells talk from answers in each language by its examples, and writes the weights beside
 * them. With --check it only says whether they are current; with --held-out, how it does on examples that it has not seen.
 */
const [mode] = process.argv.slice(2)

for (const language of Object.keys(OFFERS)) {
  const [table, others] = [understood(language), written(language)]
  if (mode === '--held-out') console.log(`${language}: ${heldOut([...others, ...table])}`)
  else settle(language, moduleOf(trainHeeding(table, others)))
}

function settle(language: string, text: string): void {
  const file = new URL('weights.ts', folderOf(language))
  if (mode !== '--check') return writeFileSync(file, text)
  if (readFileSync(file, 'utf8') === text) return
  console.error(`${file.pathname} is not what its examples give: run npm run classifiers`)
  process.exitCode = 1
}

/** A module, since the development server gives JSON as one too, which browsers refuse where JSON was asked for. */
function moduleOf({ bias, step, weights }: ClassifierData): string {
  return [
    "import type { ClassifierData } from '../../shared/classifier/classifier.ts'",
    '',
    '/** Written by `npm run classifiers`. */',
    'export const WEIGHTS: ClassifierData = {',
    `  bias: ${bias},`,
    `  step: ${step},`,
    '  weights:',
    `    '${weights}',`,
    '}',
    '',
  ].join('\n')
}
