/** Hydrates the document. Only pages that routes.ts says `hydrates: true` of ever load this. */
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

void arrivalOfData().then(() => startTransition(hydrate))

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
}

/**
 * RemixBrowser waits for the page's data by throwing a promise, before it uses any hook. A key that is pressed while the whole document
 * waits like that ends React's hydration for good (error 345; remix-run/remix#10214), so the wait is over before hydration begins.
 */
async function arrivalOfData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (waiting) {
    await waiting
  }
}
