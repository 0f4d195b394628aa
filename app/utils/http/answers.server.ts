/** Answers of the JSON calls: never cached, never a stack trace. */

/** `retryAfter` in seconds. */
export function noStoreJson(body: unknown, status = 200, headers: { cookie?: string | string[]; retryAfter?: number } = {}): Response {
  const answer = Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of [headers.cookie ?? []].flat()) answer.headers.append('Set-Cookie', cookie)
  if (headers.retryAfter !== undefined) answer.headers.set('Retry-After', String(Math.max(1, headers.retryAfter)))
  return answer
}

/** The status and headers of an answer to one try too many; `retryAfter` in seconds. */
export function tooMany(retryAfter: number): { status: 429; headers: { 'Retry-After': string } } {
  return { status: 429, headers: { 'Retry-After': String(Math.max(1, retryAfter)) } }
}

/** Headers that set all of these cookies. */
export function withCookies(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** For an address that takes only POST. */
export function postOnly(): Response {
  return Response.json({ message: 'This call takes POST.' }, { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } })
}

/** For an address that takes only GET. */
export function getOnly(): Response {
  return Response.json({ message: 'This call takes GET.' }, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } })
}
