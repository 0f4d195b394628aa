/** Responses that read as words, for throwing. */

/** 404: the address leads nowhere, or to somebody else's record, which is the same. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
