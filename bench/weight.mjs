/** What a page's first view weighs over the wire, compressed: HTML, styles, scripts. */
import http from 'node:http'

/** Bytes: what arrives with a browser's first round trip (ten segments of 1,460 bytes) less the answer's own headers. */
export const LIMITS = { content: 14_000, script: 110_000 }

/**
 * @param {{ url: string }} product
 * @param {{ path: string, hydrates: boolean, cookie?: string }[]} pages
 */
export async function weighPages(product, pages) {
  const rows = []
  for (const { path, hydrates, cookie } of pages) {
    const html = await get(new URL(path, product.url), cookie)
    const text = (await import('node:zlib')).brotliDecompressSync(html.body).toString()
    const styles = await sum(product, text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
    const scripts = await sum(product, text.matchAll(/<(?:script[^>]+src|link rel="modulepreload"[^>]*href)="([^"]+)"/g))
    const view = html.body.length + styles
    rows.push({
      page: path,
      html: html.body.length,
      styles,
      scripts,
      promise: hydrates ? `scripts ≤ ${LIMITS.script}` : `html + styles ≤ ${LIMITS.content}`,
      kept: hydrates ? scripts <= LIMITS.script : view <= LIMITS.content,
    })
  }
  return rows
}

async function sum(product, matches) {
  const addresses = new Set([...matches].map(([, address]) => address))
  const sizes = await Promise.all([...addresses].map((address) => get(new URL(address, product.url))))
  return sizes.reduce((total, { body }) => total + body.length, 0)
}

function get(url, cookie) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) }
    http
      .get(url, { headers }, (response) => {
        const chunks = []
        response
          .on('data', (chunk) => chunks.push(chunk))
          .on('end', () => resolve({ body: Buffer.concat(chunks), status: response.statusCode }))
      })
      .on('error', reject)
  })
}
