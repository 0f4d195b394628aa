/** The devices where the account is signed in, and ending them: one, or all but this one. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { networkKey } from '~/auth/devices.server'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { endOtherSession, endOtherSessions, listSessions } from '~/auth/own-sessions.server'
import { useDoor } from '~/components/links/use-door'
import { Banner } from '~/components/ui/banner'
import { KeyPager } from '~/components/ui/key-pager'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'
import { DeviceList } from './parts/device-list'
import { inWords } from './parts/session-words.server'

export const meta = pageMeta('Your devices')

const ALL = 'all'
const EndSchema = z.strictObject({ session: z.string().min(1).max(40) })

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const { audience } = account
  const door = DOORS[audience]
  const after = new URL(request.url).searchParams.get('after')
  const { own, others, count } = await listSessions({ audience, id: account.id, sessionId: account.session.id }, after)
  const words = { network: networkKey(request), timeZone: profileTimeZone(account) }
  return {
    own: own && inWords(own, words),
    others: others.rows.map((session) => inWords(session, words)),
    count,
    newer: after ? door.sessions() : null,
    older: others.next && door.sessions(others.next),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const { audience, id, session } = await requireSignedIn(request)
  const { value, refusal } = parseFormData(await readForm(request), EndSchema)
  if (refusal) return data({ isGone: true }, 400)

  const own = { audience, id, sessionId: session.id }
  const ended = value.session === ALL ? await endOtherSessions(own) : Number(await endOtherSession(own, value.session))
  if (ended === 0 && value.session !== ALL) return data({ isGone: true }, 404)

  const text = ended === 1 ? 'That device has to log in again.' : 'All other devices have to log in again.'
  const headers = await flashHeaders({ kind: 'success', title: 'Logged out', text })
  return redirect(DOORS[audience].sessions(), { status: 303, headers })
}

export default function Sessions() {
  const { own, others, count, newer, older } = useLoaderData<typeof loader>()
  const door = useDoor()
  const isGone = useActionData<typeof action>()?.isGone
  return (
    <ProfilePage title="Your devices">
      {isGone && (
        <Banner tone="notice" title="That device is not in your list">
          <p>It was logged out before, or its login expired. Nothing was changed.</p>
        </Banner>
      )}
      <p>Where your account is logged in. If you do not recognize a device, log it out, then change your password.</p>
      {own && <DeviceList title="This device" devices={[{ ...own, isHere: true }]} />}
      {others.length > 0 && <DeviceList title={count === 1 ? 'One other device' : `${count} other devices`} devices={others} />}
      {others.length === 0 && <p className="soft">You are not logged in anywhere else.</p>}
      <KeyPager newer={newer} older={older} />
      {count > 0 && (
        <form method="post" action={door.sessions()}>
          <SubmitButton name="session" value={ALL} look="danger" pending="Saving...">
            Log out all other devices
          </SubmitButton>
        </form>
      )}
      <p className="small soft">
        We store no IP addresses or locations, only a code that tells networks apart, and when the device was last used, to the hour. A
        device’s name is what its browser tells us.
      </p>
    </ProfilePage>
  )
}
