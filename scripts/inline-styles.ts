import type { Plugin } from 'vite'

const LINK = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/**
 * Puts the style sheet of the page into the page: one request less before the first field, and its bytes come while the
 * script, which is asked for above it, is still on its way. The server allows exactly these rules by their hash.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const [, name = ''] = LINK.exec(html) ?? []
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') return html
      delete bundle[name]
      const scripts = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.code : []))
      return withStyles(html, withoutUnused(String(sheet.source), scripts.join('\n')))
    },
  },
})

/**
 * @param rules in place of the page's link to them
 * @throws Error where they would end the element that holds them
 */
export function withStyles(html: string, rules: string): string {
  if (/<\/style/i.test(rules)) throw new Error('The style sheet cannot stand in the page: it contains </style')
  return html.replace(LINK, () => `<style>${rules.trim()}</style>`)
}

const DECLARED = /(?<=[{;])(--[\w\\.-]+):[^;{}]*(?:;|(?=\}))/g

/**
 * The page has the tokens of the whole design, and uses nine in ten of them.
 * @param rules minified
 * @param scripts all of the page, which may read a custom property or set one
 * @returns the rules without the custom properties that neither they nor the scripts name again
 */
export const withoutUnused = (rules: string, scripts: string): string =>
  rules.replaceAll(DECLARED, (declaration, name: string) =>
    rules.includes(`var(${name})`) || rules.includes(`var(${name},`) || scripts.includes(name) ? declaration : '',
  )
