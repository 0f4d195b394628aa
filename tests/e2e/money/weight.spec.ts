/** What the pages of money weigh that stand in no sitemap: for members, for whoever pays, and for admins. */
import type { BrowserContext } from '@playwright/test'
import { cancelOwnPlan } from '~/models/money/own-plan.server'
import { LIMITS, weighPages } from '../../../bench/weight.mjs'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { createMember } from '../../factories/payments'
import { expect, test } from '../fixtures'

const OWN = ['switch', 'switch?plan=quarterly', 'cancellation', 'resumption', 'refund'].map((page) => `/profile/subscription/${page}`)

/** The list of all time zones is on it, for members and for others. */
const HEAVIER = { page: '/profile', most: 18_000 }

test('the first view of each page of money is 14 kB at most', { tag: '@js' }, async ({ baseURL, context, signedIn }) => {
  const url = baseURL ?? ''
  const member = await createMember({ plan: 'monthly' })
  await logIn(context, member.student.email, url)
  const own = await cookieOf(context)
  const weigh = (paths: string[], cookie?: string) =>
    weighPages(
      { url },
      paths.map((path) => ({ path, hydrates: false, ...(cookie && { cookie }) })),
    )
  const rows = await weigh(['/profile', ...OWN, `/payment-success?session_id=${member.sessionId}`], own)
  await cancelOwnPlan(member.student.id)
  rows.push(...(await weigh(['/profile', ...OWN.slice(2, 4)], own)))
  rows.push(...(await weigh(['/checkout', '/checkout?plan=annual', '/payment-success', '/payment-canceled?plan=annual', '/purchase'])))

  await context.clearCookies()
  await signedIn({ role: 'admin' })
  rows.push(...(await weigh(['/admin/money', `/admin/users/${member.student.id}/membership`], await cookieOf(context))))
  const tooHeavy = rows.filter(({ page, html, styles }) => html + styles > (page === HEAVIER.page ? HEAVIER.most : LIMITS.content))
  expect(tooHeavy).toEqual([])
})

async function logIn(context: BrowserContext, email: string, origin: string): Promise<void> {
  const form = { email, password: DEMO_PASSWORD }
  const answer = await context.request.post('/login', { form, headers: { Origin: origin }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
