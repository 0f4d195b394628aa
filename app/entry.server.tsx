/**
 * Streams documents: decides whether a page hydrates, its content security policy and who may cache it, logs what goes wrong,
 * and has the last word when even the error page cannot be drawn.
 */

import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { DocumentProvider } from '~/components/layout/document'
import { startBackground } from '~/jobs/background.server'
import { contentSecurityPolicy } from '~/utils/content-policy.server'
import { log } from '~/utils/log.server'
import { hasOwnCookie } from '~/utils/own-cookies.server'
import { referenceOf } from '~/utils/reference.server'

const ABORT_DELAY_MS = 10_000
const RETRY_AFTER_SECONDS = '5'

startBackground()

/** Loaders that stream have a second less than the document that waits for them. */
export const streamTimeout = ABORT_DELAY_MS - 1000

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const hydrates = documentHydrates(context)
  const nonce = hydrates ? randomBytes(16).toString('base64') : ''
  setHeaders(headers, request, status, nonce)

  return new Promise((resolve, reject) => {
    let sentStatus = status
    let isSent = false
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={{ hydrates, nonce, reference: referenceOf(request) }}>
        <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY_MS} nonce={nonce} />
      </DocumentProvider>,
      {
        nonce,
        // Robots and the page cache want the page whole; people get its beginning at once.
        [hydrates && !isbot(request.headers.get('user-agent')) ? 'onShellReady' : 'onAllReady']() {
          isSent = true
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status: sentStatus, headers }))
          body.on('close', () => clearTimeout(timer))
          pipe(body)
        },
        onShellError(error: unknown) {
          clearTimeout(timer)
          // The first time Remix draws the error boundary instead; when that fails as well, only this is left.
          if (!context.staticHandlerContext.errors) return reject(error)
          handleError(error, { request, params: {}, context: {} })
          resolve(lastResort(referenceOf(request)))
        },
        onError(error: unknown) {
          sentStatus = 500
          if (isSent) handleError(error, { request, params: {}, context: {} })
        },
      },
    )
    const timer = setTimeout(abort, ABORT_DELAY_MS)
  })
}

/** Logs an error that nobody expected, by reference and path; queries may hold tokens. A visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  log.error({ reference: referenceOf(request), method: request.method, path: new URL(request.url).pathname, err: error }, 'request failed')
}

/** Error pages never hydrate: their loaders' data may be missing. */
function documentHydrates({ staticHandlerContext: { errors, matches }, routeModules }: EntryContext): boolean {
  const handle: unknown = routeModules[matches.at(-1)?.route.id ?? '']?.handle
  const saysNo = handle !== null && typeof handle === 'object' && 'hydrate' in handle && handle.hydrate === false
  return !errors && !saysNo
}

function setHeaders(headers: Headers, request: Request, status: number, nonce: string): void {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development server writes inline scripts and styles of its own.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce || undefined))

  // A query may hold a token or a name, so only bare addresses are shared.
  const isSame = !nonce && status === 200 && !headers.has('Set-Cookie') && !hasOwnCookie(request) && !new URL(request.url).search
  headers.set('Cache-Control', isSame ? 'public, max-age=0, s-maxage=60' : 'no-store')
  headers.append('Vary', 'Cookie')
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
}

function lastResort(reference: string): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stanine</title>
<h1>Something broke on our side</h1><p>What you saved before is safe. Please go back and try again in a minute.</p><p>Reference ${reference}</p>
<p><a href="/">Return to Home</a></p></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'no-store',
  }
  return new Response(page, { status: 500, headers })
}
