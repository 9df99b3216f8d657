import { describe, expect, it } from 'vitest'
import { withoutUnused, withStyles } from '../../scripts/inline-styles.ts'

const link = '    <link rel="stylesheet" crossorigin href="/assets/fill-1a2b.css">'
const page = `<head>\n${link}\n  </head>`

describe('the style sheet of the respondent’s page', () => {
  it('takes the place of the link to it', () =>
    expect(withStyles(page, 'p{color:red}\n')).toBe('<head>\n<style>p{color:red}</style>\n  </head>'))

  it('stands there as it is, whatever a replacement would make of it', () =>
    expect(withStyles(page, 'p::before{content:"$&"}')).toContain('<style>p::before{content:"$&"}</style>'))

  it('is refused where it would end its element', () =>
    expect(() => withStyles(page, 'p::before{content:"</style>"}')).toThrow('cannot stand in the page'))

  it('holds no custom property that nothing names again', () => {
    const rules =
      ':root{--a:1px;--b:2px;--spacing-0\\.5:2px;--read:3px;--c:4px}p{margin:var(--a) var(--spacing-0\\.5,0)}'
    expect(withoutUnused(rules, 'getPropertyValue("--read")')).toBe(
      ':root{--a:1px;--spacing-0\\.5:2px;--read:3px;}p{margin:var(--a) var(--spacing-0\\.5,0)}',
    )
  })
})
