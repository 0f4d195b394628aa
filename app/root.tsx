/** The document round every page: head, navigation, message, footer, accessibility classes. */

import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { captureReferral } from '~/auth/flows/referral.server'
import { getViewer } from '~/auth/viewer.server'
import { AccessibilityPanel, type AccessibilitySettings, DEFAULT_SETTINGS } from '~/components/layout/accessibility-panel'
import { FlashRegion } from '~/components/layout/flash-message'
import { PendingBar } from '~/components/layout/pending-bar'
import { SiteFooter } from '~/components/layout/site-footer'
import { SiteHeader } from '~/components/layout/site-header'
import { env } from '~/env.server'
import { readAccessibility } from '~/utils/accessibility.server'
import { type RouteHandle, useDocument } from './components/links/document'
import { HYDRATED_ADDRESSES } from './hydration.server'
import { sheetsOf } from './styles/sheets'
import appStyles from './styles/sheets/app.css?url'
import { readFlash } from './utils/http/flash.server'
import { hasOwnCookie } from './utils/http/own-cookies.server'
import { pageMeta } from './utils/text/page-meta'

export { ErrorBoundary } from '~/components/layout/error-boundary'
export { revalidateFrame as shouldRevalidate } from './utils/http/revalidate'

export const meta = pageMeta('Stanine')

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: newsreader, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What the frame needs. A request without our cookies costs no query, and its page is the same for everybody. */
export async function loader({ request }: LoaderFunctionArgs) {
  await captureReferral(request)
  const facts = { appUrl: env.APP_URL, hydrated: HYDRATED_ADDRESSES }
  if (!hasOwnCookie(request)) return data({ ...facts, viewer: null, message: null, settings: DEFAULT_SETTINGS })

  const [viewer, flash, settings] = await Promise.all([getViewer(request), readFlash(request), readAccessibility(request)])
  const headers: HeadersInit = flash ? { 'Set-Cookie': flash.clear } : {}
  return data({ ...facts, viewer, message: flash?.message ?? null, settings }, { headers })
}

export function Layout({ children }: { children: ReactNode }) {
  const { hydrates, nonce } = useDocument()
  const frame = useRouteLoaderData<typeof loader>('root')
  const settings = frame?.settings ?? DEFAULT_SETTINGS
  const isRoom = useIsRoom()
  const sheets = sheetsOf(useMatches().map(({ id }) => id))

  return (
    <html lang="en" className={rootClass(settings)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101a1a" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/enhance.js" defer nonce={nonce} />
        {frame?.viewer?.audience === 'student' && <script src="/device.js" defer nonce={nonce} data-account={frame.viewer.id} />}
      </head>
      <body>
        <a href="#main" className="skip button slim">
          Skip to the content
        </a>
        {hydrates && <PendingBar />}
        {!isRoom && <SiteHeader viewer={frame?.viewer ?? null} />}
        <main id="main" tabIndex={-1}>
          <FlashRegion message={frame?.message ?? null} />
          {children}
        </main>
        {!isRoom && <SiteFooter />}
        {!isRoom && <AccessibilityPanel settings={settings} />}
        {hydrates && <ScrollRestoration nonce={nonce} />}
        {hydrates && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** A page whose loader failed has no data (undefined, or null after a POST), and gets the site's frame with its error. */
function useIsRoom(): boolean {
  return useMatches().some(({ handle, data: page }) => page != null && (handle as RouteHandle | undefined)?.isRoom?.(page) === true)
}

function rootClass({ highContrast, largeText }: AccessibilitySettings): string | undefined {
  return [highContrast && 'high-contrast', largeText && 'larger-text'].filter(Boolean).join(' ') || undefined
}
