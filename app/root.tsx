/** The document round every page: head, navigation, message, footer, accessibility classes. */

import hyperlegible from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?url'
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { readAccessibility } from '~/auth/accessibility.server'
import { captureReferral } from '~/auth/flows/referral.server'
import { getViewer } from '~/auth/guards/viewer.server'
import { AccessibilityPanel } from '~/components/accessibility/panel'
import { FlashRegion } from '~/components/layout/flash-message'
import { PendingBar } from '~/components/layout/pending-bar'
import { SiteFooter } from '~/components/layout/site-footer'
import { SiteHeader } from '~/components/layout/site-header'
import { env } from '~/env.server'
import { type AccessibilitySettings, classesOf, DEFAULT_SETTINGS, needsReadingSheet } from '~/utils/accessibility/settings'
import { type RouteHandle, useDocument } from './components/links/document'
import { HYDRATED_ADDRESSES } from './hydration.server'
import { cardOf } from './services/cards/cards.server'
import { sheetsOf } from './styles/sheets'
import appStyles from './styles/sheets/app.css?url'
import readingSheet from './styles/sheets/reading.css?url'
import { readFlash } from './utils/http/flash.server'
import { hasOwnCookie } from './utils/http/own-cookies.server'
import { pageMeta } from './utils/text/page-meta'

export { ErrorBoundary } from '~/components/layout/error-boundary'
export { revalidateFrame as shouldRevalidate } from './utils/http/revalidate'

export const meta = pageMeta('Stanine')

/** `--paper` of tokens.css. */
const BACKGROUND_COLORS = { paper: '#faf7f0', white: '#ffffff', gray: '#dcdddd', dark: '#101a1a' }

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: newsreader, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What the frame needs. A request without our cookies and without a partner's code costs no query, and its page is the same for everybody. */
export async function loader({ request }: LoaderFunctionArgs) {
  await captureReferral(request)
  const facts = { appUrl: env.APP_URL, hydrated: HYDRATED_ADDRESSES, card: cardOf(new URL(request.url).pathname) }
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
  const sheets = sheetsOf(
    useMatches().map(({ id }) => id),
    frame?.viewer != null,
  )

  return (
    <html lang="en" className={classesOf(settings)} data-premium={frame?.viewer?.premium} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor background={settings.background} />
        <Meta />
        <Links />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {needsReadingSheet(settings) && <ReadingSheet typeface={settings.typeface} />}
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

/** The color of the browser's own bars: that of the background. */
function ThemeColor({ background }: Pick<AccessibilitySettings, 'background'>) {
  if (background !== 'device') return <meta name="theme-color" content={BACKGROUND_COLORS[background]} />
  return (
    <>
      <meta name="theme-color" content={BACKGROUND_COLORS.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={BACKGROUND_COLORS.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** The chosen typeface is fetched with the sheet and not after it. */
function ReadingSheet({ typeface }: Pick<AccessibilitySettings, 'typeface'>) {
  return (
    <>
      {typeface === 'hyperlegible' && <link rel="preload" as="font" type="font/woff2" href={hyperlegible} crossOrigin="anonymous" />}
      <link rel="stylesheet" href={readingSheet} />
    </>
  )
}
