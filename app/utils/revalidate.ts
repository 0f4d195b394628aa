/** When a page's data need not be fetched again after a form was sent. */
import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Not after an answer that was saved in the background: it changes nothing that is shown. And not while the line is down: the fetch
 * would fail, and the error page would take the place of the question.
 */
export const revalidateUnlessKept: ShouldRevalidateFunction = ({ formData, actionResult, defaultShouldRevalidate }) =>
  formData?.get('intent') === 'save' || isOffline(actionResult) ? false : defaultShouldRevalidate

function isOffline(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'state' in result && result.state === 'offline'
}
