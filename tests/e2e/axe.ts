/** What axe finds on a page that stands in the browser. */
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Everything that axe finds, or what one of its rules does. The script is put into a page once and lists nothing but faults: the tool for
 * Playwright sends it again with each look, and describes every element that is in order as well, which took longer than the page.
 */
export async function findings(page: Page, rule?: 'color-contrast'): Promise<{ id: string; at: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: { type: 'rule', values: [rule] } }) }
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), options)
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`) }))
}
