import type { Plugin } from 'vite'

/** Of a module of the bundler itself. */
const RUNTIME = '\0rolldown/runtime'

/**
 * The bundler keeps its helpers in a chunk of their own: a few lines, and one more request before the first field. Here each
 * chunk that uses them gets a copy; they hold no state. The entry alone is no place for them: a chunk that took them from it
 * would name the entry of this build, and keep its own name when the entry changes, so caches would hold a mixture.
 */
export const inlineRuntime = (): Plugin => ({
  name: 'inline-runtime',
  // The names of chunks are made before, so they have to tell how the copies are made.
  augmentChunkHash: () => withCopy.toString(),
  generateBundle: {
    // Before the page and the lists of what is fetched ahead are written.
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const runtime = chunks.find(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every(isRuntime))
      if (!runtime) return
      for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
        chunk.code = withCopy(chunk.code, runtime)
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
      }
      delete bundle[runtime.fileName]
    },
  },
})

const isRuntime = (id: string): boolean => id.startsWith(RUNTIME)

/**
 * The code of a chunk with the helpers in place of their import.
 * @throws Error where the bundler writes them in a way that is not known here
 */
export function withCopy(code: string, { fileName, code: helpers }: { fileName: string; code: string }): string {
  const file = fileName.split('/').at(-1) ?? ''
  const imported = new RegExp(String.raw`\bimport\s*\{([^}]*)\}\s*from\s*["'\x60][^"'\x60]*${escaped(file)}["'\x60];?`)
  const [statement, names] = imported.exec(code) ?? []
  const [exported, given] = /\bexport\s*\{([^}]*)\};?\s*$/.exec(helpers) ?? []
  if (statement === undefined || names === undefined || exported === undefined || given === undefined)
    throw new Error(`The helpers of the bundler in ${fileName} cannot be inlined`)
  const body = helpers.slice(0, -exported.length)
  const taken = pairsIn(names).map(([from, to]) => `${from}:${to}`)
  const returned = pairsIn(given).map(([from, to]) => `${to}:${from}`)
  return code.replace(statement, () => `var{${taken.join()}}=(()=>{${body};return{${returned.join()}}})();`)
}

/** `a as b, c` as pairs of the name before and after; the same where there is no `as`. */
const pairsIn = (specifiers: string): [string, string][] =>
  specifiers
    .split(',')
    .map((specifier) => specifier.trim())
    .filter(Boolean)
    .map((specifier) => {
      const [from = '', to = from] = specifier.split(/\s+as\s+/)
      return [from, to]
    })

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
