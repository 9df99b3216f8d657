import { defineConfig } from 'vite'

/** What the server renders of the respondent's page, as one module for Node.js with all that it needs. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/fill/first-screen.tsx',
    outDir: 'dist/server',
    target: 'node24',
    minify: true,
    reportCompressedSize: false,
  },
})
