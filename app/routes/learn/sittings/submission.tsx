/** The end of a section: a page that asks, and the POST that ends it. Also where a section leads whose time is over. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomBar } from '~/components/room/bar'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { sectionName } from '~/exam/core/names'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { endWhenTimeIsUp, submitSitting } from '~/models/sittings/end.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Finish the section')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const sitting = await sittingOverview({ userId: student.id, sittingId })
  if (!sitting) throw notFound()

  if (sitting.isEnded) throw redirect(paths.learn.result(sittingId))
  return {
    sittingId,
    title: sectionName(sitting.subject),
    isOver: sitting.clock.state === 'over',
    blank: sitting.states.filter(({ isAnswered }) => !isAnswered).map(({ position }) => position),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params

  const at = { userId: student.id, sittingId }
  const form = await readForm(request)
  // The review knows the rest: its time if there is some, and the result if the section has ended.
  if (form.get('because') === 'time') return redirect(paths.learn[(await endWhenTimeIsUp(at)) ? 'result' : 'review'](sittingId), 303)

  await submitSitting(at)
  return redirect(paths.learn.result(sittingId), 303)
}

export default function Submission() {
  const { sittingId, title, isOver, blank } = useLoaderData<typeof loader>()
  const dialog = (
    <PageDialog title={isOver ? 'Time is up' : 'Finish the section?'}>
      <p>{isOver ? 'The section is closed. Everything you answered is saved and counts.' : blankText(blank)}</p>
      {!isOver && (
        <p className="soft">After you finish, you cannot change your answers. You will then see your score and every question explained.</p>
      )}
      <form method="post" action={paths.learn.submission(sittingId)} className="cluster">
        <SubmitButton pending="Scoring...">{isOver ? 'See my score' : 'Finish and see my score'}</SubmitButton>
        {!isOver && (
          <ButtonLink to={paths.learn.review(sittingId)} look="quiet">
            Not yet
          </ButtonLink>
        )}
      </form>
    </PageDialog>
  )
  return (
    <>
      <div className="wrap room">
        <RoomBar title={title} help={<li>A finished section is scored right away; then you see every question explained.</li>} />
      </div>
      {dialog}
    </>
  )
}

function blankText(blank: number[]): string {
  if (blank.length === 0) return 'All questions are answered.'
  const list = blank.length > 8 ? '' : ` (${blank.join(', ')})`
  return `${blank.length} ${blank.length === 1 ? 'question is' : 'questions are'} not answered${list}.`
}
