/** The plan in a calendar program: an address with a secret in it, which can be revoked. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { readForm } from '~/forms/parse.server'
import { closeFeed, feedToken, openFeed } from '~/models/plan/feed.server'
import { whereabouts } from '~/models/plan/plan.server'
import { findPlanRow } from '~/models/plan/row.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your plan in a calendar')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const row = await findPlanRow({ userId: student.id, ...whereabouts(student, new Date()) })
  if (!row) throw redirect(paths.learn.planSettings())
  const token = feedToken(row)
  return { address: token && new URL(paths.learn.planFeed(token), env.APP_URL).href }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const intent = (await readForm(request)).get('intent')
  if (intent === 'open') {
    await openFeed(student.id)
    return redirect(paths.learn.planCalendar(), 303)
  }
  if (intent !== 'close') throw new Response(null, { status: 400, statusText: 'Bad Request' })
  await closeFeed(student.id)
  const headers = await flashHeaders({ kind: 'success', title: 'Revoked', text: 'The address opens nothing any more.' })
  return redirect(paths.learn.planCalendar(), { status: 303, headers })
}

export default function PlanCalendar() {
  const { address } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>Your plan in a calendar</h1>
        <p className="lead">Your calendar can show the plan and keep up with it. Give it an address, and it looks there by itself.</p>
      </header>
      {address ? (
        <section className="card stack" aria-labelledby="address">
          <h2 id="address" className="title-3">
            The address
          </h2>
          <CopyField id="feed" label="Copy this into “Add a calendar by URL”" text={address} />
          <p className="small soft">
            Whoever has this address can read your plan, and nothing else. If somebody got it who should not have it, revoke it or make a
            new one: the old one then opens nothing.
          </p>
          <form method="post" action={paths.learn.planCalendar()} className="cluster">
            <Button type="submit" look="quiet" name="intent" value="open">
              Make a new address
            </Button>
            <Button type="submit" look="danger" name="intent" value="close">
              Revoke the address
            </Button>
          </form>
        </section>
      ) : (
        <form method="post" action={paths.learn.planCalendar()} className="card stack">
          <p>There is no address yet, so no calendar can read your plan.</p>
          <p>
            <Button type="submit" name="intent" value="open">
              Make an address
            </Button>
          </p>
        </form>
      )}
      <p>
        <AppLink to={paths.learn.plan()}>Back to the plan</AppLink>
      </p>
    </div>
  )
}
