import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const assets = 'dist/assets'

/** What holds a whole screen: the browser asks it again when anything in it changes that such a rule names. */
const OF_SCREENS = /(?:\b(?:html|body)|:root|\.shell__\w+):has\([^)]*\)/g

it('no rule has the browser look through a whole screen when a menu opens in it', () => {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const rules = sheets.flatMap((name) => readFileSync(join(assets, name), 'utf8').match(OF_SCREENS) ?? [])
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter((rule) => !/:has\(>[^ ]+\)$/.test(rule.replaceAll(/\s*>\s*/g, '>')))).toEqual([])
})
