import { defineConfig } from 'vite'
import { fillAssets } from './scripts/fill-assets.ts'

/** The service worker of the respondent's page: one file at the root of the build, after the page whose files it keeps. */
export default defineConfig(() => {
  const { assets, version } = fillAssets('dist')
  return {
    define: { FILL_ASSETS: JSON.stringify(assets), FILL_VERSION: JSON.stringify(version) },
    publicDir: false as const,
    build: {
      target: 'baseline-widely-available',
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/worker/main.ts',
        output: { format: 'iife' as const, entryFileNames: 'sw.js' },
      },
    },
  }
})
