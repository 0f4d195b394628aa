/** Giving a whole test back that was begun by mistake: a page that says what happens, and the POST that does it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomDialog } from '~/components/room/dialog'
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import type { ReturnOfUse } from '~/models/membership/returned-use.server'
import { abandonTest, leavingTest } from '~/models/sittings/running/abandon.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Started by mistake')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const leaving = await leavingTest({ userId: student.id, sittingId })
  if (!leaving) throw notFound()

  return { ...leaving, sittingId }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const at = { userId: student.id, sittingId: params.sittingId ?? '' }

  const result = await abandonTest(at)

  if (result.outcome === 'too-late') {
    // The page says why. A second press finds nothing.
    return redirect((await leavingTest(at)) ? paths.learn.testAbandonment(at.sittingId) : paths.learn.tests(), 303)
  }
  const headers = await flashHeaders({ kind: 'success', title: 'You gave the test back', text: AFTERWARDS[result.use] })
  return redirect(paths.learn.tests(), { status: 303, headers })
}

const AFTERWARDS: Record<ReturnOfUse, string> = {
  returned: 'It is gone, its questions count as not seen, and it does not count as one of your 3 this month.',
  kept: 'It is gone, and its questions count as not seen.',
  none: 'It is gone, and its questions count as not seen.',
}

const BEFORE: Record<ReturnOfUse, string> = {
  returned: 'This test will not count as one of your 3 this month; that works once a day.',
  kept: 'You already got a use back today, so this one stays used.',
  none: 'It costs you nothing.',
}

const BAR = { title: 'Started by mistake' }
const HELP = <li>The clock of the test goes on while you decide.</li>
const UNTIMED_HELP = <li>This test has no clock. Nothing is lost while you decide.</li>

export default function TestAbandonment() {
  const { secondsLeft, isTouched, isUntimed, use, sittingId } = useLoaderData<typeof loader>()
  const help = isUntimed ? UNTIMED_HELP : HELP
  const back = paths.learn.test(sittingId)
  if (secondsLeft === 0 || isTouched) {
    return (
      <RoomDialog bar={BAR} help={help} title={isTouched ? 'You have begun to work' : 'The first minute is over'}>
        <p>
          A test can be given back only within a minute of its start, and only while nothing is answered in it. You can still finish it, and
          it then counts as usual.
        </p>
        <ButtonLink to={back}>Continue</ButtonLink>
      </RoomDialog>
    )
  }
  return (
    <RoomDialog bar={BAR} help={help} title="Started by mistake?">
      <p>
        Give the test back, and it is as if you had never started it: its questions count as not seen. {BEFORE[use]} You have {secondsLeft}{' '}
        more {secondsLeft === 1 ? 'second' : 'seconds'} to decide.
      </p>
      <form method="post" action={paths.learn.testAbandonment(sittingId)} className="cluster">
        <SubmitButton pending="Leaving...">Give the test back</SubmitButton>
        <ButtonLink to={back} look="quiet">
          Stay
        </ButtonLink>
      </form>
    </RoomDialog>
  )
}
