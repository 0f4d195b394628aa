/** How fast an anonymous page and the sign-in page are served, against a bare server that sends the same bytes in the same run. */
import { startBareServer } from './bare-server.mjs'
import { figure, rateOf } from './load.mjs'

/** Requests for each address: a second of the front door. */
const ASKED = 1_000

/** @param {{ url: string }} product */
export async function benchPages(product) {
  const rows = []
  for (const { path, promise } of [{ path: '/', promise: 0.75 }, { path: '/login' }]) {
    const url = new URL(path, product.url).href
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    const bare = await startBareServer(await rawBody(url), { 'content-type': answer.headers.get('content-type') ?? 'text/html' })
    await rateOf(url, { seconds: 2 })
    const [ours, baseline] = [await rateOf(url), await rateOf(bare.url)]
    await bare.stop()
    rows.push({
      what: `anonymous ${path}`,
      'requests a second': figure(ours),
      'bare node:http': figure(baseline),
      ratio: figure(ours / baseline),
      promise,
    })
  }
  return rows
}

/**
 * How fast the front door answers for every public address of the sitemap but the words, which are alike: the slowest first.
 * @param {{ url: string }} product
 */
export async function benchAddresses(product) {
  const sitemap = await (await fetch(new URL('/sitemaps/pages.xml', product.url))).text()
  const rows = []
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const url = new URL(new URL(address).pathname, product.url)
    // The first request renders it, in each of the processes.
    await rateOf(url.href, { amount: ASKED / 10 })
    rows.push({ address: url.pathname, 'requests a second': Math.round(await rateOf(url.href, { amount: ASKED })) })
  }
  return rows.sort((one, other) => one['requests a second'] - other['requests a second'])
}

/** The compressed bytes as they travel; fetch would unpack them. */
async function rawBody(url) {
  const { default: http } = await import('node:http')
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
      })
      .on('error', reject)
  })
}
