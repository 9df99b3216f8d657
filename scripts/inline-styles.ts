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
      return withStyles(html, String(sheet.source))
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
