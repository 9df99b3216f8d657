import type { Plugin, Rolldown } from 'vite'

/** At the head of a script it has Chromium compile all of it beside the download, which is off the thread of the page. */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/** What follows the first field on its own. */
const LIVE = /\/pages\/fill\/live\/index\.ts$/

/**
 * A browser compiles a function when it is first called: hundreds of them before the first field, and again with the first
 * Next, while the person waits. Most of the entry and of the live part are called, so they are compiled before; of what is
 * fetched later, a person may need none. Browsers that do not know the comment lose nothing.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  // The names of chunks are made before, so they have to tell that they begin with it.
  augmentChunkHash: () => COMPILE_ALL,
  generateBundle: {
    // The build tool writes its list of parts at the head of the entry, and this has to stand before it.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const chunk of neededAtOnce(chunks)) chunk.code = COMPILE_ALL + chunk.code
    },
  },
})

/** The entry, the live part, and what that imports. */
function neededAtOnce(chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const needed = new Set(chunks.filter(({ isEntry, facadeModuleId }) => isEntry || LIVE.test(facadeModuleId ?? '')))
  // What is added meanwhile has its turn too.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return needed
}
