import { describe, expect, it } from 'vitest'
import { inlineRuntime, withCopy } from '../../scripts/inline-runtime.ts'

const helpers = { fileName: 'assets/runtime-a.b.js', code: 'var e=1,t=2;export{e as n,t};' }

describe('The helpers of the bundler', () => {
  it.each([
    'import{n as x,t}from"./runtime-a.b.js";export const sum=x+t',
    "import { n as x, t } from './runtime-a.b.js'\nexport const sum=x+t",
    'import{t,n as x}from`./runtime-a.b.js`;export const sum=x+t',
  ])('are copied into what imports them: %s', async (code) => {
    const module = `data:text/javascript,${encodeURIComponent(withCopy(code, helpers))}`
    expect(await import(/* @vite-ignore */ module)).toMatchObject({ sum: 3 })
  })

  it('stop the build where they cannot be', () => {
    expect(() => withCopy('import"./runtime-a.b.js"', helpers)).toThrow('cannot be inlined')
    expect(() => withCopy('import{n}from"./runtime-aXb.js"', helpers)).toThrow('cannot be inlined')
    expect(() => withCopy('import{n}from"./runtime-a.b.js"', { ...helpers, code: 'var e' })).toThrow(
      'cannot be inlined',
    )
  })
})

const chunk = (fileName: string, code: string, moduleIds: string[], imports: string[] = []) => ({
  type: 'chunk',
  fileName,
  code,
  moduleIds,
  imports,
})

/** What the plugin makes of these chunks, by their names. */
function bundleOf(...chunks: ReturnType<typeof chunk>[]): Record<string, Partial<ReturnType<typeof chunk>>> {
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]))
  const { handler } = inlineRuntime().generateBundle as { handler: (options: object, made: object) => void }
  handler({}, bundle)
  return bundle
}

describe('A build', () => {
  const runtime = chunk(helpers.fileName, helpers.code, ['\0rolldown/runtime.js'])
  const other = chunk('assets/other.js', 'export const b=1', ['src/other.ts'])

  it('has no chunk of helpers, and fetches none', () => {
    const entry = chunk(
      'assets/fill.js',
      'import{n}from"./runtime-a.b.js";n()',
      ['src/fill.ts'],
      [runtime.fileName, other.fileName],
    )
    const made = bundleOf(entry, runtime, other)
    expect(Object.keys(made)).toEqual(['assets/fill.js', 'assets/other.js'])
    expect(made['assets/fill.js']).toMatchObject({
      imports: ['assets/other.js'],
      code: expect.not.stringContaining('import'),
    })
    expect(made['assets/other.js']?.code).toBe('export const b=1')
  })

  it('stays as it is where the helpers have no chunk of their own', () => {
    const both = chunk('assets/fill.js', 'var n=1', ['\0rolldown/runtime.js', 'src/fill.ts'])
    expect(bundleOf(both, other)).toEqual({ 'assets/fill.js': both, 'assets/other.js': other })
  })

  it('names chunks by how the copies are made', () => {
    expect(inlineRuntime().augmentChunkHash).toBeTypeOf('function')
  })
})
