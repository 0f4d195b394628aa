/** What is said after something was done to a plan, or could not be. */
import { data, redirect } from '@remix-run/node'
import type { PlanOutcome } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

const PROBLEMS = {
  declined: { title: 'The card was declined', text: 'Nothing was changed. Change the card on your membership page and try again.' },
  unanswered: {
    title: 'Our payment provider is not responding',
    text: 'We cannot tell yet whether it was done. Please try again in a minute: nothing is charged twice.',
  },
} as const

const NOTHING = {
  kind: 'problem',
  title: 'Nothing was changed',
  text: 'The plan is not what it was when the page was opened. This is how it stands now.',
} as const

/** Back to the membership with a word, or the page again with the problem. */
export async function answerPlan(outcome: PlanOutcome, done: { title: string; text: string }) {
  if (outcome === 'declined') return data({ problem: PROBLEMS.declined }, 409)
  if (outcome === 'unanswered') return data({ problem: PROBLEMS.unanswered }, 502)
  const headers = await flashHeaders(outcome === 'done' ? { kind: 'success', ...done } : NOTHING)
  return redirect(paths.account.subscription(), { status: 303, headers })
}
