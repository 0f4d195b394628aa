/** The front door's own answers: short pages that say what to do next, and JSON for calls to the API. */
import { createHash } from 'node:crypto'

const WORDS = {
  400: ['We could not read that request', 'Please go back, reload the page, and try again.'],
  403: ['That form came from another site', 'We accept forms from our own pages only. Please open the page here and send it again.'],
  405: ['That cannot be done here', 'Please go back to the page you came from and use its buttons.'],
  408: ['The connection is too slow', 'Nothing was changed. Please check your connection and send it again.'],
  413: ['That is more than this form can take', 'Nothing was changed. Please shorten the text, or split it, and send it again.'],
  415: ['We could not read that form', 'Please reload the page and send the form from there.'],
  421: ['There is no site with this name here', 'Please check the address for a typo.'],
  503: [
    'We will be right back',
    'The server is busy or restarting. Everything you saved is safe. Please wait half a minute, then try again.',
  ],
}
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#faf6ee;color:#1d2430}
main{max-width:30rem}h1{font:500 1.75rem/1.2 Georgia,serif;margin:0 0 .75rem}p{margin:0 0 1.25rem}
a{color:#1f5c45;display:inline-block;padding:.65rem 0;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#161b1a;color:#ece6d8}a{color:#8fd0b2}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Status, headers and body of one refusal.
 * @param {number} status one of the statuses above
 * @param {{ path: string, home: string }} where the path asked for, and the origin that the page links to
 */
export function errorAnswer(status, { path, home }) {
  const [title, advice] = WORDS[status] ?? WORDS[400]
  const isApi = path.startsWith('/api/') || path === '/readyz'
  const body = isApi ? JSON.stringify({ message: `${title}. ${advice}` }) : page(title, advice, home)
  const headers = {
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...(isApi ? {} : { 'Content-Security-Policy': POLICY }),
    ...(status === 503 ? { 'Retry-After': '30' } : {}),
  }
  return { status, headers, body }
}

function page(title, advice, home) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Stanine</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${advice}</p><a href="${home}/">Go to the home page</a></main></body></html>
`
}
