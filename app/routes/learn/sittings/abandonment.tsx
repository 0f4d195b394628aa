/** Leaving a section or writing that was opened by mistake: a page that says what happens, and the POST that does it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomDialog } from '~/components/room/dialog'
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import type { ReturnOfUse } from '~/models/membership/returned-use.server'
import { abandonSitting, abandonWriting, leavingSitting, leavingWriting } from '~/models/sittings/running/abandon.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Opened by mistake')

/** The address names a sitting or an essay. */
type Params = LoaderFunctionArgs['params']

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const leaving = await leavingOf(student.id, params)
  if (!leaving) throw notFound()

  return { ...leaving, ...addressesOf(params) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId, essayId = '' } = params
  const userId = student.id

  const result = sittingId ? await abandonSitting({ userId, sittingId }) : await abandonWriting({ userId, essayId })

  if (result.outcome === 'too-late') {
    // The page says that the minute is over. A second press finds nothing.
    const to = (await leavingOf(userId, params)) ? addressesOf(params).here : paths.learn.quizzes()
    return redirect(to, 303)
  }
  const headers = await flashHeaders({ kind: 'success', title: 'You left the section', text: AFTERWARDS[result.use] })
  return redirect(paths.learn.quizzes(), { status: 303, headers })
}

const AFTERWARDS: Record<ReturnOfUse, string> = {
  returned: 'It is gone, its questions count as not seen, and you have this week’s use back.',
  kept: 'It is gone, and its questions count as not seen.',
  none: 'It is gone, and its questions count as not seen.',
}

const BEFORE: Record<ReturnOfUse, string> = {
  returned: 'You get this week’s use back; that works once a day.',
  kept: 'You already got a use back today, so this one stays used.',
  none: 'It costs you nothing.',
}

const BAR = { title: 'Opened by mistake' }
const HELP = <li>The clock of the section goes on while you decide.</li>

export default function Abandonment() {
  const { secondsLeft, use, here, back } = useLoaderData<typeof loader>()
  if (secondsLeft === 0) {
    return (
      <RoomDialog bar={BAR} help={HELP} title="The first minute is over">
        <p>A section can be left only within a minute of its start. You can still finish it, and it then counts as usual.</p>
        <ButtonLink to={back}>Continue</ButtonLink>
      </RoomDialog>
    )
  }
  return (
    <RoomDialog bar={BAR} help={HELP} title="Opened by mistake?">
      <p>
        Leave the section, and everything in it is gone: your answers are deleted, and its questions count as not seen. {BEFORE[use]} You
        have {secondsLeft} more {secondsLeft === 1 ? 'second' : 'seconds'} to decide.
      </p>
      <form method="post" action={here} className="cluster">
        <SubmitButton pending="Leaving...">Leave the section</SubmitButton>
        <ButtonLink to={back} look="quiet">
          Stay
        </ButtonLink>
      </form>
    </RoomDialog>
  )
}

function leavingOf(userId: string, { sittingId, essayId = '' }: Params) {
  return sittingId ? leavingSitting({ userId, sittingId }) : leavingWriting({ userId, essayId })
}

function addressesOf({ sittingId, essayId = '' }: Params) {
  return sittingId
    ? { here: paths.learn.abandonment(sittingId), back: paths.learn.review(sittingId) }
    : { here: paths.learn.writingAbandonment(essayId), back: paths.learn.writing(essayId) }
}
