import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { metadataOf } from '../../../rules/fields.ts'
import { aPublicForm, someFields } from '../../support/builders.ts'

let renderFirstScreen: typeof import('../../../src/fill/first-screen.tsx').renderFirstScreen
/** As the build made it, which the server runs. */
beforeAll(async () => {
  const file = pathToFileURL(resolve(join('dist', 'server', 'first-screen.js'))).href
  ;({ renderFirstScreen } = await import(/* @vite-ignore */ file))
})

const HOSTILE = '<script>alert(1)</script>"\'&<img src=x onerror=alert(1)>'

const rendered = (field: Partial<FormField>, welcome?: string) =>
  renderFirstScreen({
    form: aPublicForm({
      title: HOSTILE,
      description: HOSTILE,
      structure: {
        fields: someFields({ label: HOSTILE, description: HOSTILE, placeholder: HOSTILE, ...field }, {}),
        metadata: { ...metadataOf({}), ...(welcome && { welcome }) },
      },
    }),
    languageName: HOSTILE,
  })

const AT_ONCE: FieldType[] = [
  'text',
  'textarea',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
]
const LATE: FieldType[] = ['rating', 'consent', 'file']

describe('what the server renders of a form', () => {
  it.each(AT_ONCE)('is its first question with a control of type %s', (type) => {
    const html = rendered({ type })
    expect(html).toMatch(/id="control-0"/)
    expect(html).not.toContain('control-1')
  })

  it('is its words of welcome, where it has some', () => {
    expect(rendered({}, HOSTILE)).toMatch(/id="welcome"/)
    expect(rendered({}, HOSTILE)).not.toContain('control-0')
  })

  it.each(LATE)('is nothing where the first control, of type %s, comes later', (type) =>
    expect(rendered({ type })).toBeUndefined(),
  )

  it('is nothing where there is no question', () =>
    expect(renderFirstScreen({ form: aPublicForm({ structure: { fields: [] } }), languageName: '' })).toBeUndefined())

  it.each([...AT_ONCE.map((type) => rendered.bind(null, { type })), rendered.bind(null, {}, HOSTILE)])(
    'holds no element of the owner’s, no script and no style that the policy of the page would refuse',
    (make) => {
      const html = make() ?? ''
      expect(html).toContain('&lt;script&gt;')
      expect(html).not.toMatch(/<(script|img|style)/)
      const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g)
      expect(tags?.join()).not.toMatch(/\s(style|on\w+)=/)
    },
  )

  it('is whole or an error: nothing of it is left to the browser', () =>
    expect(() => rendered({ label: undefined })).toThrow('The browser would have to render the first screen'))

  it('has no button that could be pressed before the script is there', () => {
    const buttons = [...`${rendered({})}${rendered({}, HOSTILE)}`.matchAll(/<button[^>]*>/g)]
    expect(buttons.length).toBeGreaterThan(3)
    expect(buttons.filter(([button]) => !button.includes(' disabled=""'))).toEqual([])
  })
})
