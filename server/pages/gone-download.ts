import { hash } from 'node:crypto'

const STYLES = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.25}`

/** For a person who opens a link to a download that was used, has expired, or never was. */
export const goneDownloadPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This link no longer works</title>
<style>${STYLES}</style></head>
<body><main>
<h1>This link no longer works</h1>
<p>A link to a download works once, and for one minute. Ask for the download again where you found it.</p>
<p><a href="/forms">Go to your forms</a></p>
</main></body>
</html>
`

export const goneDownloadHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLES, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}
