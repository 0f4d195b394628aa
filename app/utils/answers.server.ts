/** Answers of the JSON calls: never cached, never a stack trace. */

/** `retryAfter` in seconds. */
export function noStoreJson(body: unknown, status = 200, headers: { cookie?: string; retryAfter?: number } = {}): Response {
  const answer = Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  if (headers.cookie) answer.headers.append('Set-Cookie', headers.cookie)
  if (headers.retryAfter) answer.headers.set('Retry-After', String(headers.retryAfter))
  return answer
}

/** For an address that takes only POST. */
export function postOnly(): Response {
  return Response.json({ message: 'This call takes POST.' }, { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } })
}
