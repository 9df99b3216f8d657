import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressed, type Compressed } from '../http/compressed.ts'
import type { FirstScreens } from './fill-page.ts'
import type { PageSource } from './pages.ts'

/** The parts of each screen of the app, by the path of its route. */
const SCREEN_PARTS = 'screen-parts.json'
/** What the server itself runs, and no browser asks for. */
const SERVER = 'server'
const FIRST_SCREEN = `${SERVER}/first-screen.js`
const HTML = 'text/html; charset=utf-8'
const TYPES: Record<string, string> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/**
 * The pages of a build, read into memory once: they are small, and no request can read a file outside of the folder.
 * @param folder what `npm run build` made
 * @throws with a sentence for the operator when there is no build
 */
export function builtPages(folder: string): PageSource {
  // An earlier version's build has no parts of screens, or renders no first screen.
  if (!['fill.html', SCREEN_PARTS, FIRST_SCREEN].every((file) => existsSync(join(folder, file))))
    throw new Error(`There are no built pages in ${folder}: make them with "npm run build".`)
  const files = new Map(readFolder(folder))
  const index = appDocuments(folder)
  const fill = readFileSync(join(folder, 'fill.html'), 'utf8')
  const preview = files.get('/preview.html')
  files.delete('/index.html')
  files.delete('/preview.html')
  files.delete('/fill.html')
  files.delete(`/${SCREEN_PARTS}`)
  return {
    isProduction: true,
    index: async (url) => index(url.split('?', 1)[0] ?? '/'),
    preview: async () => preview ?? compressed('', HTML),
    fill: async () => fill,
    firstScreen: async (form) => (await firstScreens(folder)).renderFirstScreen(form),
    asset: (path) => files.get(path),
  }
}

/** Loaded with the first form that is asked for: a server's start need not wait for it. */
const firstScreens = (folder: string): Promise<FirstScreens> => import(pathToFileURL(join(folder, FIRST_SCREEN)).href)

/** The document of the app for each screen: it names the screen's parts too, which are fetched beside the app's. */
function appDocuments(folder: string): (path: string) => Compressed {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const document = (parts: string[]) => compressed(html.replace('</head>', `${parts.map(ahead).join('')}</head>`), HTML)
  const parts: Record<string, string[]> = JSON.parse(readFileSync(join(folder, SCREEN_PARTS), 'utf8'))
  const screens = Object.entries(parts).map(([path, names]) => ({
    path: new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`),
    document: document(names),
  }))
  const other = document([])
  return (asked) => screens.find(({ path }) => path.test(asked))?.document ?? other
}

const ahead = (part: string): string => `<link rel="modulepreload" crossorigin href="/${part}">`

const readFolder = (folder: string): [string, Compressed][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, SERVER, sep)))
    .map((file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return [path, compressed(readFileSync(file), TYPES[extname(file)] ?? 'application/octet-stream')]
    })
