/**
 * Whose request this is, by network address. What a client claims about itself is removed; the front door's own finding stands in
 * `x-stanine-client`, which nobody else can set.
 */
export const CLIENT_HEADER = 'x-stanine-client'

const CLAIMS =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-url|x-rewrite-url)$/

/**
 * Removes every forwarding header and writes the client's address.
 * Remix would take the port of `request.url` from X-Forwarded-Host even without a trusted proxy, so these go behind a proxy as well:
 * host and scheme come from APP_URL alone.
 * @param {import('node:http').IncomingMessage} req
 * @param {number} trustedHops proxies of ours in front; the address which the outermost of them saw is the client's
 */
export function settleClientAddress(req, trustedHops) {
  const forwarded = req.headers['x-forwarded-for']
  for (const name of Object.keys(req.headers)) if (CLAIMS.test(name)) delete req.headers[name]

  req.headers[CLIENT_HEADER] = plainAddress(forwardedAddress(forwarded, trustedHops) ?? req.socket.remoteAddress ?? 'unknown')
}

function forwardedAddress(forwarded, trustedHops) {
  if (trustedHops === 0 || !forwarded) return undefined
  const hops = String(forwarded).split(',')
  const hop = hops[Math.max(0, hops.length - trustedHops)]?.trim()
  return hop && /^[0-9a-fA-F.:]{2,45}$/.test(hop) ? hop : undefined
}

/** An IPv4 address that arrives on an IPv6 socket is the same client. */
function plainAddress(address) {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
