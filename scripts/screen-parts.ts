import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The routes of the signed-in app. */
const ROUTES = /\/src\/app\/routes\.tsx$/
const SCREEN = /(?:index: true|path: '([^']*)'),\s*lazy: \(\) => import\('([^']+)'\)/g

/** The parts of each screen, by the path of its route: `forms/:formId/edit`. */
const SCREEN_PARTS = 'screen-parts.json'

/**
 * Notes the parts of each screen, so that the server's document can name them: they are fetched beside the app then, and not
 * when it has begun and knows which screen is asked for.
 */
export function screenParts(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'screen-parts',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTES },
      handler(code, id) {
        for (const [, path = '', module = ''] of code.matchAll(SCREEN)) modules.set(path, join(dirname(id), module))
        if (modules.size < code.split(' import(').length - 1) this.error('A route is written in another way')
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const app = withImports(chunks, ({ moduleIds }) => moduleIds.some((id) => ROUTES.test(id)))
      const partsOf = (module: string) => [
        ...withImports(chunks, ({ facadeModuleId }) => facadeModuleId === module).difference(app),
      ]
      const parts = Object.fromEntries([...modules].map(([path, module]) => [path, partsOf(module)]))
      this.emitFile({ type: 'asset', fileName: SCREEN_PARTS, source: JSON.stringify(parts) })
    },
  }
}

/** The names of the chunks and of all that they import. */
function withImports(chunks: Rolldown.OutputChunk[], isFirst: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const names = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName))
  // What is added meanwhile has its turn too.
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  return names
}
