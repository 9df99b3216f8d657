import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'

/** Puts the pictures of two folders side by side: `node tests/flows/pictures/sheet.ts BEFORE AFTER SHEET.webp`. */

const [before = '', after = '', sheet = ''] = process.argv.slice(2)
const WIDTH = 1840
const QUALITY = 55

const imageOf = async (path: string) =>
  `<img alt="" src="data:image/png;base64,${(await readFile(path)).toString('base64')}">`

const cellOf = async (file: string) =>
  `<figure><figcaption>${file.replace('.png', '').replaceAll('-', ' ')}</figcaption>${await imageOf(join(before, file))}${await imageOf(join(after, file))}</figure>`

const style = `body { margin: 0; padding: 16px; background: #9aa5a2; font: 15px system-ui; display: flex; flex-wrap: wrap; gap: 20px }
figure { margin: 0 } figcaption { margin-bottom: 4px; font-weight: 600 } img { height: 380px; margin-right: 6px }`

const files = readdirSync(after).filter((file) => readdirSync(before).includes(file))
const cells = await Promise.all(files.map(cellOf))
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } })
await page.setContent(`<style>${style}</style>${cells.join('')}`)
const height = await page.evaluate(() => document.documentElement.scrollHeight)
const devtools = await page.context().newCDPSession(page)
const { data } = await devtools.send('Page.captureScreenshot', {
  format: 'webp',
  quality: QUALITY,
  captureBeyondViewport: true,
  clip: { x: 0, y: 0, width: WIDTH, height, scale: 1 },
})
await writeFile(sheet, Buffer.from(data, 'base64'))
await browser.close()
