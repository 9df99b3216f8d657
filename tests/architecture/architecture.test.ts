import { describe, expect, it } from 'vitest'
import { circlesIn, folderGraphs, importGraph } from './circles.ts'
import { asksForTraits } from './field-type-names.ts'
import { leavesWordsToTheirLanguage } from './foreign-words.ts'
import { namesNoLanguage } from './language-names.ts'
import { importsFromLowerLayers, keepsPackagesInTheirModules } from './layers.ts'
import {
  crowdedFolders,
  FILES_MAX,
  isPure,
  isShortEnough,
  leavesColoursToTheTokens,
  leavesSqlToTheStore,
  LONGEST,
  namesItsActors,
} from './laws.ts'
import { isIgnored, isUnder, trackedPaths, trackedSources, type Law } from './source.ts'

const sources = trackedSources('.ts', '.tsx', '.css')
const scripts = sources.filter(({ path }) => !path.endsWith('.css'))
const imports = importGraph(scripts)
const GENERATED = ['contract', 'styled-system', 'dist', 'data', 'node_modules']

const broken = (law: Law, path: string, text: string) => law({ path, text }).length > 0

describe('the architecture', () => {
  it('is read as a whole', () => expect(scripts.length).toBeGreaterThan(100))
  it('imports only from lower layers', () => expect(scripts.flatMap(importsFromLowerLayers)).toEqual([]))
  it('keeps SQL packages in the store and view packages out of the server', () =>
    expect(scripts.flatMap(keepsPackagesInTheirModules)).toEqual([]))
  it('has SQL only in the store', () => expect(scripts.flatMap(leavesSqlToTheStore)).toEqual([]))
  it('keeps machines and rules off the network, the storage and the page', () =>
    expect(scripts.flatMap(isPure)).toEqual([]))
  it('writes raw colours only in the tokens', () => expect(sources.flatMap(leavesColoursToTheTokens)).toEqual([]))
  it(`has no file longer than ${LONGEST} lines outside the tests`, () =>
    expect(scripts.flatMap(isShortEnough)).toEqual([]))
  it('has no circle of files that import each other', () => expect(circlesIn(imports)).toEqual([]))
  it('has in no folder a circle of files and sub-folders', () =>
    expect(
      [...folderGraphs(imports)].flatMap(([folder, graph]) => circlesIn(graph).map((circle) => `${folder}: ${circle}`)),
    ).toEqual([]))
  it(`has no folder of more than ${FILES_MAX} files`, () =>
    expect(crowdedFolders(scripts.map(({ path }) => path))).toEqual([]))
  it('gives every invoke an id that equals its src', () => expect(scripts.flatMap(namesItsActors)).toEqual([]))
  it('asks for the traits of a field type, not for its name', () => expect(scripts.flatMap(asksForTraits)).toEqual([]))
  it('names no language outside the folder of languages', () => expect(scripts.flatMap(namesNoLanguage)).toEqual([]))
  it('has in the rules of plain words those of one language', () =>
    expect(scripts.flatMap(leavesWordsToTheirLanguage)).toEqual([]))
  it.each(GENERATED)('ignores the generated folder %s', (folder) => {
    expect(isIgnored(`${folder}/any.ts`)).toBe(true)
    expect(trackedPaths().filter((path) => isUnder(path, folder))).toEqual([])
  })
  it('does not ignore what is written by hand', () => expect(isIgnored('rules/any.ts')).toBe(false))
})

describe('an import from a higher layer is found', () => {
  it.each([
    ['rules/a.ts', "import { machine } from '../machines/field.machine.ts'"],
    ['rules/a.ts', "import { client } from '../contract/sdk.gen.ts'"],
    ['rules/a.ts', "import type { Client } from '../contract/sdk.gen.ts'"],
    ['rules/a.ts', "import { FieldType } from '../contract/types.gen.ts'"],
    ['rules/a.ts', "import 'react'"],
    ['rules/deep/a.ts', "export * from '../../server/http/errors.ts'"],
    ['rules/a.ts', "const later = () => import('../src/ui/button.tsx')"],
    ['rules/a.ts', "type Later = import('../server/errors.ts').NotFound"],
    ['machines/a.ts', "import { useMachine } from '@xstate/react'"],
    ['machines/a.ts', "import type { Listening } from '../src/speech/transcriber.ts'"],
    ['machines/a.ts', "import { client } from '../contract/client.gen.ts'"],
    ['src/speech/a.ts', "import { readToken } from '../transport/token.ts'"],
    ['src/speech/a.ts', "import type { Saved } from '../transport/token.ts'"],
    ['src/transport/a.ts', "import { capture } from '../speech/capture.ts'"],
    ['src/transport/a.ts', "import { capture } from '/src/speech/capture.ts'"],
    ['src/transport/a.ts', "new Worker(new URL('../speech/worker.ts', import.meta.url))"],
    ['src/speech/a.ts', "import { fieldMachine } from '../../machines/field/field.machine.ts'"],
    ['src/speech/a.ts', "import { type FieldEvent, fieldMachine } from '../../machines/field/field.machine.ts'"],
    ['src/ui/a.tsx', "import { FIELD_TYPES } from '../../rules/fields.ts'"],
    ['src/ui/a.tsx', "import { TextControl } from '../fields/text-control.tsx'"],
    ['src/fields/a.tsx', "import { useMachine } from '@xstate/react'"],
    ['src/fields/a.tsx', "import { FillPage } from '../pages/fill/page.tsx'"],
    ['src/pages/fill/a.tsx', "import { routes } from '../../app/routes.tsx'"],
    ['src/pages/fill/a.tsx', "import { NotFound } from '../../../server/errors.ts'"],
    ['src/pages/fill/a.tsx', "import { startLocal } from '../../inspect/local.ts'"],
    ['src/inspect/a.ts', "import { authActor } from '../pages/auth/actors.ts'"],
    ['src/inspect/viewer/a.tsx', "import { authMachine } from '../../../machines/auth.machine.ts'"],
    ['src/fill/a.tsx', "import { NotFound } from '../../server/http/errors.ts'"],
    ['server/a.ts', "import { Button } from '../src/ui/button.tsx'"],
    ['server/a.ts', "import { submissionMachine } from '../machines/submission.machine.ts'"],
    ['server/a.ts', "import { client } from '../contract/client.gen.ts'"],
  ])('%s: %s', (path, text) => expect(broken(importsFromLowerLayers, path, text)).toBe(true))
})

describe('an import from a lower layer is allowed', () => {
  it.each([
    ['rules/a.ts', "import type { FieldType } from '../contract/types.gen.ts'"],
    ['rules/a.ts', "import { type FieldType } from '../contract/types.gen.ts'"],
    ['rules/transcript/a.ts', "import { isNumeric } from '../numbers.ts'"],
    ['machines/a.ts', "import { assign } from 'xstate'"],
    ['src/speech/a.ts', "import type { FieldEvent } from '../../machines/field/field.machine.ts'"],
    ['src/transport/a.ts', "import { submitSession } from '../../contract/sdk.gen.ts'"],
    ['src/ui/a.tsx', "import { Dialog } from '@ark-ui/react/dialog'"],
    ['src/fields/a.tsx', "import { Button } from '../ui/button.tsx'"],
    ['src/pages/fill/a.tsx', "import { capture } from '../../speech/capture.ts'"],
    ['src/pages/fill/a.tsx', "import { inspected } from '../../inspect/index.ts'"],
    ['src/inspect/viewer/a.tsx', "import type { Chart } from '../chart.ts'"],
    ['src/app/a.tsx', "import { FillPage } from '../pages/fill/page.tsx'"],
    ['server/a.ts', "import type { RouteHandlers } from '../contract/fastify.gen.ts'"],
    ['server/a.ts', "import { validateForm } from '../rules/form-answers.ts'"],
  ])('%s: %s', (path, text) => expect(broken(importsFromLowerLayers, path, text)).toBe(false))
})

describe('a package in the wrong module is found', () => {
  it.each([
    ['server/handlers/a.ts', "import { Kysely } from 'kysely'", true],
    ['server/a.ts', "import type { Pool } from 'pg'", true],
    ['src/transport/a.ts', "import { DatabaseSync } from 'node:sqlite'", true],
    ['scripts/a.ts', "const sqlite = await import('node:sqlite')", true],
    ['server/export/a.ts', "const { DuckDBInstance } = await import('@duckdb/node-api')", true],
    ['server/a.tsx', "import { renderToString } from 'react-dom/server'", true],
    ['server/a.ts', "import { createActor } from 'xstate'", true],
    ['server/store/a.ts', "import { Kysely } from 'kysely'", false],
    ['tests/server/a.test.ts', "import pg from 'pg'", false],
  ])('%s: %s (%s)', (path, text, isBroken) => expect(broken(keepsPackagesInTheirModules, path, text)).toBe(isBroken))
})

describe('SQL outside the store is found', () => {
  it.each([
    ['server/a.ts', "db.exec('SELECT id FROM form WHERE id = 1')", true],
    ['server/a.ts', 'run(`insert into form (id) values (${id})`)', true],
    ['server/a.ts', "run('PRAGMA journal_mode')", true],
    ['server/a.ts', "run('drop table form')", true],
    ['server/handlers/a.ts', "stores.db.selectFrom('form')", true],
    ['server/handlers/a.ts', 'await sql`vacuum`', true],
    ['src/pages/a.tsx', "const query = 'delete from form'", true],
    ['server/store/a.ts', "db.selectFrom('form')", false],
    ['src/pages/a.tsx', 'const hint = <p>Select one from the list</p>', false],
    ['src/pages/a.tsx', "const hint = 'Select one from the list'", false],
    ['src/pages/a.tsx', "const hint = 'Update your profile'", false],
    ['tests/server/a.test.ts', "db.exec('select 1 from form')", false],
  ])('%s: %s (%s)', (path, text, isBroken) => expect(broken(leavesSqlToTheStore, path, text)).toBe(isBroken))
})

describe('a machine or rule that does IO is found', () => {
  it.each([
    ['machines/a.ts', "const load = () => fetch('/api')", true],
    ['machines/a.ts', "localStorage.setItem('a', 'b')", true],
    ['rules/a.ts', 'const title = document.title', true],
    ['rules/a.ts', "const here = typeof window === 'undefined'", true],
    ['rules/a.ts', 'const stored = { where: sessionStorage }', true],
    ['rules/a.ts', 'const { language } = navigator', true],
    ['machines/a.ts', "globalThis['fetch']('/')", true],
    ['machines/a.ts', 'const f = ({ context }) => self.postMessage(context)', true],
    ['machines/a.ts', 'const log = ({ self }) => self.id', false],
    ['rules/a.ts', 'const part = form.document', false],
    ['rules/a.ts', 'const form = { document: 1, window: 2 }', false],
    ['rules/a.ts', '// fetch, window and document are for others', false],
    ['src/transport/a.ts', "const load = () => fetch('/api')", false],
  ])('%s: %s (%s)', (path, text, isBroken) => expect(broken(isPure, path, text)).toBe(isBroken))
})

describe('a raw colour is found', () => {
  it.each([
    ['src/pages/a.tsx', "const style = { color: '#009688' }", true],
    ['src/pages/a.tsx', 'const box = <div style={{ border: "1px solid #fff" }} />', true],
    ['src/ui/a.tsx', "const shade = 'rgba(0, 0, 0, 0.5)'", true],
    ['src/ui/a.tsx', 'const shade = `oklch(${l} 0.1 200)`', true],
    ['src/ui/a.tsx', "const style = { backgroundColor: 'black' }", true],
    ['src/fields/a.tsx', 'const icon = <path stroke="red" />', true],
    ['src/styles.css', 'a { color: #abc; }', true],
    ['src/ui/recipes/colors.ts', "const teal = '#009688'", false],
    ['src/ui/a.tsx', "const style = { color: 'accent.text' }", false],
    ['src/ui/a.tsx', "const faint = 'color-mix(in srgb, {colors.accent} 35%, transparent)'", false],
    ['src/ui/a.tsx', "const faint = 'color-mix(in srgb, #009688 35%, transparent)'", true],
    ['src/pages/a.tsx', "const label = 'red'", false],
    ['src/pages/a.tsx', 'const link = <a href="#section-2">Down</a>', false],
    ['src/styles.css', '@layer reset, base;', false],
  ])('%s: %s (%s)', (path, text, isBroken) => expect(broken(leavesColoursToTheTokens, path, text)).toBe(isBroken))
})

it.each([
  ['rules/a.ts', 220, false],
  ['rules/a.ts', 221, true],
  ['tests/rules/a.test.ts', 1000, false],
])('a file %s of %i lines is too long: %s', (path, lines, isBroken) =>
  expect(broken(isShortEnough, path, 'line\n'.repeat(lines))).toBe(isBroken),
)

it.each([
  ['server', 20, []],
  ['server', 21, ['server has 21 files']],
  ['tests/rules', 21, []],
])('a folder %s of %i files is crowded: %j', (folder, count, crowded) =>
  expect(crowdedFolders(Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`))).toEqual(crowded),
)

describe('an invoke without the name of its actor is found', () => {
  it.each([
    ['machines/a.ts', "const on = { invoke: { src: 'sendSubmission' } }", true],
    ['machines/a.ts', "const on = { invoke: { id: 'send', src: 'sendSubmission' } }", true],
    ['machines/a.ts', "const on = { invoke: { id: 'send', src: sendSubmission } }", true],
    ['machines/a.ts', "const on = { invoke: [{ id: 'a', src: 'a' }, { id: 'b', src: 'c' }] }", true],
    ['machines/a.ts', 'const on = { invoke: shared }', true],
    [
      'machines/a.ts',
      "const on = { invoke: { id: 'sendSubmission', src: 'sendSubmission', onDone: 'success' } }",
      false,
    ],
    ['machines/a.ts', "const on = { invoke: [{ id: 'a', src: 'a' }, { id: 'b', src: 'b' }] }", false],
  ])('%s: %s (%s)', (path, text, isBroken) => expect(broken(namesItsActors, path, text)).toBe(isBroken))
})

describe('a comparison with the name of a field type', () => {
  it.each([
    "const isRisky = field.type === 'email'",
    "const isRisky = 'email' !== type",
    "const isFile = fieldNow(state).type === 'file'",
    "switch (field.type) { case 'tel': break }",
    "const isRisky = ['email', 'url'].includes(type)",
    "const isFile = ['file'].includes(type)",
    "const RISKY: readonly FieldType[] = ['email', 'tel']",
    "const RISKY = new Set<FieldType>(['email'])",
    'const TEXTS: Partial<Record<FieldType, string>> = {}',
  ])('is found in %s', (text) => expect(broken(asksForTraits, 'src/a.ts', text)).toBe(true))

  it.each([
    ['src/a.ts', "const isRisky = traitsOf(field.type).speech === 'exact'"],
    ['src/a.ts', "const TEXTS: Record<FieldType, string> = { text: '', file: '' }"],
    ['src/a.ts', "const field = { type: 'text' }"],
    ['src/a.ts', "const isText = slot === 'text'"],
    ['rules/field-types.ts', "const isFile = type === 'file'"],
    ['tests/a.ts', "const isFile = type === 'file'"],
  ])('is not seen in %s: %s', (path, text) => expect(broken(asksForTraits, path, text)).toBe(false))
})

describe('a language that is named', () => {
  it.each([
    "const isSpanish = language === 'es'",
    "if (locale === 'es_MX') speak()",
    'const isSpanish = /^es\\b/.test(locale)',
    "const WORDS = { en: 'next', es: 'siguiente' }",
    "const WORDS = { 'es-MX': 'siguiente' }",
    "import { SPANISH } from '../rules/languages/es/commands.ts'",
    "const later = () => import('../rules/languages/es/commands.ts')",
    'const date = day.toLocaleDateString(`en-US`)',
  ])('is found in %s', (text) => expect(broken(namesNoLanguage, 'src/a.ts', text)).toBe(true))

  it.each([
    ['src/a.ts', 'const words = await loadLanguage(locale)'],
    ['src/a.ts', 'const isEnd = /^end|yes$/.test(word)'],
    ['src/a.ts', "const day = 'es mañana'"],
    ['rules/languages/registry.ts', "const OFFERS = { es: ['Español'] }"],
    ['rules/languages/es/commands.ts', "const openings = ['no es', 'es']"],
    ['rules/limits.ts', "const DEFAULT_LANGUAGE = 'en-US'"],
    ['server/speech/pocketsphinx/pocketsphinx.ts', "const languages = ['en']"],
    ['tests/a.ts', "const locale = 'es-MX'"],
  ])('is not seen in %s: %s', (path, text) => expect(broken(namesNoLanguage, path, text)).toBe(false))
})

describe('a foreign word in the rules of plain words', () => {
  it.each([
    "const SINCE = wordSet('since año')",
    'const YEAR = /\\bannée/iu',
    "const MOST = regex('iu')`höchstens|${HALF}`",
    "const MOST = regex('iu')`${HALF}|höchstens`",
    "const RUSSIAN = 'год'",
  ])('is found in %s', (text) =>
    expect(broken(leavesWordsToTheirLanguage, 'rules/languages/en/transcript/a.ts', text)).toBe(true),
  )

  it.each([
    ['rules/languages/en/transcript/a.ts', '// "El año" is Spanish'],
    ['rules/languages/en/transcript/a.ts', 'const FORMER = /\\bnée\\b|\\bfiancée?/iu'],
    ['rules/languages/en/transcript/a.ts', "const MONEY = '€ £ ₹ – …'"],
    ['rules/languages/es/transcript/a.ts', "const YEAR = 'año'"],
    ['rules/languages/registry.ts', "const OFFERS = { es: ['Español'] }"],
  ])('is not seen in %s: %s', (path, text) => expect(broken(leavesWordsToTheirLanguage, path, text)).toBe(false))
})
