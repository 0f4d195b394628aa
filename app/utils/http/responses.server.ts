/** Responses that read as words, for throwing. */

/** 404: the address leads nowhere, or to somebody else's record, which is the same. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

/** 403: signed in, but not somebody who may open this. */
export function forbidden(): Response {
  return new Response(null, { status: 403, statusText: 'Forbidden' })
}
