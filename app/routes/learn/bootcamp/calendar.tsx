/** The boot camp in a calendar program: an address with a secret in it, which can be revoked. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { readForm } from '~/forms/parse.server'
import { campFeedToken, closeCampFeed, openCampFeed } from '~/models/bootcamp/feed.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireCamp } from './parts/page-camp.server'

export const meta = pageMeta('The boot camp in a calendar')

export async function loader({ request }: LoaderFunctionArgs) {
  const { camp } = await requireCamp(request)
  const token = campFeedToken(camp)
  // What has ended opens no address, but one that is open can still be revoked.
  if (!camp.isOpen && !token) throw redirect(paths.learn.camp())
  return { isOpen: camp.isOpen, address: token && new URL(paths.learn.campFeed(token), env.APP_URL).href }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const intent = (await readForm(request)).get('intent')
  if (intent === 'open') {
    await openCampFeed(student.id)
    return redirect(paths.learn.campCalendar(), 303)
  }
  if (intent !== 'close') throw new Response(null, { status: 400, statusText: 'Bad Request' })
  await closeCampFeed(student.id)
  const headers = await flashHeaders({ kind: 'success', title: 'Revoked', text: 'The address opens nothing any more.' })
  return redirect(paths.learn.campCalendar(), { status: 303, headers })
}

export default function CampCalendar() {
  const { isOpen, address } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>The boot camp in a calendar</h1>
        <p className="lead">
          {isOpen
            ? 'Your calendar can show each day of it. When a day moves, the calendar asks again and shows its new date.'
            : 'This boot camp has ended. Its address still shows the days that you did, until you revoke it.'}
        </p>
      </header>
      {address ? (
        <section className="card stack" aria-labelledby="address">
          <h2 id="address" className="title-3">
            The address
          </h2>
          <CopyField id="feed" label="Copy this into “Add a calendar by URL”" text={address} />
          <p className="small soft">Whoever has this address can read the days of your boot camp, and nothing else.</p>
          <form method="post" action={paths.learn.campCalendar()} className="cluster">
            {isOpen && (
              <Button type="submit" look="quiet" name="intent" value="open">
                Make a new address
              </Button>
            )}
            <Button type="submit" look="danger" name="intent" value="close">
              Revoke the address
            </Button>
          </form>
        </section>
      ) : (
        <form method="post" action={paths.learn.campCalendar()} className="card stack">
          <p>There is no address yet, so no calendar can read your boot camp.</p>
          <p>
            <Button type="submit" name="intent" value="open">
              Make an address
            </Button>
          </p>
        </form>
      )}
      <p>
        <AppLink to={paths.learn.camp()}>Back to the boot camp</AppLink>
      </p>
    </div>
  )
}
