/**
 * Renders documents: decides whether a page hydrates, its content security policy and who may cache it, logs what goes wrong,
 * and has the last word when even the error page cannot be drawn. A document leaves whole: the front door packs it in one piece anyway.
 */

import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { startBackground } from '~/jobs/background.server'
import { log } from '~/utils/log.server'
import { DocumentProvider, type RouteHandle } from './components/links/document'
import { isFound } from './found.server'
import { hydrates } from './hydration.server'
import { contentSecurityPolicy, policyWithStyle, withHashes } from './utils/http/content-policy.server'
import { hasOwnCookie } from './utils/http/own-cookies.server'
import { referenceOf } from './utils/text/reference.server'

const ABORT_DELAY_MS = 10_000
const RETRY_AFTER_SECONDS = '5'
/** Pages with scripts that strangers ask for all day, and whose bytes are the same for every stranger (docs/decisions/013). */
const SHARED_FORMS = new Set(['/login', '/register'])

startBackground()

/** Loaders that stream have a second less than the document that waits for them. */
export const streamTimeout = ABORT_DELAY_MS - 1000

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const hydrates = documentHydrates(context)
  const nonce = hydrates || hasOwnStyle(context) ? randomBytes(16).toString('base64') : ''
  const reference = referenceOf(request)
  const { html, hasFailed } = await render(
    <DocumentProvider value={{ hydrates, nonce, reference }}>
      <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY_MS} nonce={nonce} />
    </DocumentProvider>,
    { nonce, request, isLast: Boolean(context.staticHandlerContext.errors) },
  )
  if (html === null) return lastResort(reference)

  const sentStatus = hasFailed ? 500 : status
  const isSame = sentStatus === 200 && isSameForAll(request, headers)
  const isForm = isSame && hydrates && SHARED_FORMS.has(new URL(request.url).pathname)
  const shared = isForm ? withHashes(html, nonce) : null
  const policy = shared?.policy ?? (nonce && !hydrates ? policyWithStyle(nonce) : contentSecurityPolicy(nonce || undefined))
  if (!mayBeFound(context)) headers.set('X-Robots-Tag', 'noindex')
  const retryAfter = retryAfterOf(context)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  setHeaders(headers, sentStatus, { policy, isShared: isSame && (nonce === '' || shared !== null) })
  return textResponse(shared?.html ?? html, { status: sentStatus, headers })
}

/** The front door sends the text as it is; read back from a Response it would come in pieces (server/application.mjs). */
function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  const texts: unknown = Reflect.get(globalThis, Symbol.for('stanine.texts'))
  if (texts instanceof WeakMap) texts.set(response, text)
  return response
}

interface RenderOptions {
  nonce: string
  request: Request
  /** This is the error page already. */
  isLast: boolean
}

/** The whole document; null when even the error page cannot be drawn. Rejects when the page cannot, and Remix draws the error page. */
function render(document: ReactElement, { nonce, request, isLast }: RenderOptions): Promise<{ html: string | null; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    const report = (error: unknown) => handleError(error, { request, params: {}, context: {} })
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        for (const error of failures) report(error)
        pipe(collect((html) => resolve({ html, hasFailed: failures.length > 0 })))
      },
      onShellError(error: unknown) {
        clearTimeout(timer)
        if (!isLast) return reject(error)
        report(error)
        resolve({ html: null, hasFailed: true })
      },
      onError(error: unknown) {
        failures.push(error)
      },
    })
    const timer = setTimeout(abort, ABORT_DELAY_MS)
  })
}

/**
 * React 18 sends its buffers of 2 kB whole: where a letter of several bytes did not fit at the end of one, zeros follow that nobody wrote
 * (facebook/react#26228, mended in React 19). A browser draws one inside a formula as a broken letter. No page of ours has any itself.
 */
function collect(onWhole: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      onWhole(Buffer.concat(pieces).toString().replaceAll('\0', ''))
      done()
    },
  })
}

/** Logs an error that nobody expected, by reference and path; queries may hold tokens. A visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  log.error({ reference: referenceOf(request), method: request.method, path: new URL(request.url).pathname, err: error }, 'request failed')
}

/** Said in a header: it costs the page no byte, and holds for pages that hydrate too. */
function mayBeFound({ staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  return !errors && isFound(matches.at(-1)?.route.id ?? '')
}

/** Error pages never hydrate: their loaders' data may be missing. */
function documentHydrates({ staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  return !errors && hydrates(matches.at(-1)?.route.id ?? '')
}

/** Whether a page of plain HTML has a style that is its own; an error page has none. */
function hasOwnStyle({ staticHandlerContext: { errors, matches }, routeModules }: EntryContext): boolean {
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as RouteHandle | undefined
  return !errors && handle?.hasOwnStyle === true
}

/** Remix hands no header of an action on but its cookies, unless each route asks for it. */
function retryAfterOf({ staticHandlerContext: { actionHeaders } }: EntryContext): string | null {
  return (
    Object.values(actionHeaders ?? {})
      .map((headers) => headers.get('Retry-After'))
      .find(Boolean) ?? null
  )
}

/** A query may hold a token or a name, so only bare addresses are shared, and only by visitors who carry nothing of ours. */
function isSameForAll(request: Request, headers: Headers): boolean {
  return !headers.has('Set-Cookie') && !hasOwnCookie(request) && !new URL(request.url).search
}

function setHeaders(headers: Headers, status: number, { policy, isShared }: { policy: string; isShared: boolean }): void {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development server writes inline scripts and styles of its own.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy)
  headers.set('Cache-Control', isShared ? 'public, max-age=0, s-maxage=60' : 'no-store')
  headers.append('Vary', 'Cookie')
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
}

function lastResort(reference: string): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stanine</title>
<h1>Something went wrong on our side</h1><p>Everything you saved is safe. Please go back and try again in a minute.</p><p>Reference ${reference}</p>
<p><a href="/">Return to Home</a></p></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'no-store',
  }
  return new Response(page, { status: 500, headers })
}
