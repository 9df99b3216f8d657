import { importsOf, type Import } from './imports.ts'
import { isUnder, type Law, type Source } from './source.ts'

interface Layer {
  folder: string
  /** Files of the project that it may use, itself aside: a folder or one file. */
  uses: string[]
  /** Files of which it may use the types only. */
  usesTypesOf?: string[]
  /** Packages; undefined where any will do. */
  packages?: string[]
}

const TYPES = 'contract/types.gen.ts'
const LOWER = ['contract', 'rules']
const INSPECTED = 'src/inspect/index.ts'
const VIEW = ['react', 'react-dom', '@ark-ui/react']

/** From the lowest layer up. */
const LAYERS: Layer[] = [
  {
    folder: 'rules',
    uses: [],
    usesTypesOf: [TYPES],
    packages: ['#pattern-engine', '#type-judge', 're2js', 'libphonenumber-js'],
  },
  { folder: 'machines', uses: ['rules'], usesTypesOf: [TYPES], packages: ['xstate'] },
  { folder: 'src/speech', uses: LOWER, usesTypesOf: ['machines'], packages: ['xstate'] },
  {
    folder: 'src/transport',
    uses: LOWER,
    usesTypesOf: ['machines'],
    packages: ['xstate', '@tanstack/react-query', 'idb'],
  },
  { folder: 'src/ui', uses: [], packages: [...VIEW, '@pandacss/dev'] },
  { folder: 'src/fields', uses: ['src/ui', 'rules'], usesTypesOf: [TYPES], packages: VIEW },
  // For development: the rest of the product imports only the part of it that a build leaves out.
  { folder: 'src/inspect/viewer', uses: ['src/inspect', 'src/ui', 'src/styles.css'], packages: VIEW },
  { folder: 'src/inspect', uses: [], packages: ['xstate', '@statelyai/inspect'] },
  {
    folder: 'src/pages',
    uses: [...LOWER, 'machines', 'src/speech', 'src/transport', 'src/ui', 'src/fields', INSPECTED],
  },
  { folder: 'src/app', uses: [...LOWER, 'machines', 'src'] },
  { folder: 'src/fill', uses: [...LOWER, 'machines', 'src'] },
  // The service worker: without a page, so without anything of one.
  { folder: 'src/worker', uses: [...LOWER, 'src/transport'], packages: [] },
  { folder: 'server', uses: ['rules', 'openapi.json'], usesTypesOf: ['contract'] },
]

const VIEW_ONLY = [...VIEW, '@xstate/react', 'xstate', '@tanstack/react-query', 'react-router-dom', 'react-hook-form']

/** A file imports only from lower layers. */
export const importsFromLowerLayers: Law = (source) => {
  const layer = LAYERS.find(({ folder }) => isUnder(source.path, folder))
  return layer ? importsOf(source).flatMap((found) => refused(layer, found, source)) : []
}

/** Only the store uses packages of SQL, and the server uses none of the view. */
export const keepsPackagesInTheirModules: Law = (source) =>
  importsOf(source)
    .filter(({ target }) => isMisplaced(source.path, target))
    .map(({ target }) => `${source.path} must not use ${target}`)

function refused(layer: Layer, { target, isFile, isType }: Import, source: Source): string[] {
  const isOwn = isWithin(target, layer.folder)
  const mayUse = isOwn || isIn(target, layer.uses) || (isType && isIn(target, layer.usesTypesOf ?? []))
  const isTaken = isFile ? mayUse : (layer.packages?.includes(target) ?? true)
  return isTaken ? [] : [`${source.path} (${layer.folder}) must not import ${target}${isType ? ' (type)' : ''}`]
}

const isWithin = (target: string, place: string): boolean => target === place || isUnder(target, place)

const isIn = (target: string, places: string[]): boolean => places.some((place) => isWithin(target, place))

function isMisplaced(path: string, target: string): boolean {
  if (['kysely', 'pg', 'node:sqlite', '@duckdb/node-api'].includes(target))
    return isProduct(path) && !isUnder(path, 'server/store')
  return isUnder(path, 'server') && VIEW_ONLY.includes(target)
}

/** What runs for users; benchmarks and tests may speak SQL to compare and to look. */
export const isProduct = (path: string): boolean => isUnder(path, 'rules', 'machines', 'src', 'server', 'scripts')
