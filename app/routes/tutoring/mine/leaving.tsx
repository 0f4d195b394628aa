/** The end of working with a tutor, by the student: at once, without a reason. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { endLink } from '~/models/tutoring/links/links.server'
import { findMyTutor } from '~/models/tutoring/mine.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Stop working with a tutor')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { tutorId = '' } = params
  const found = await findMyTutor({ studentId: student.id, tutorId })
  if (!found) throw notFound()
  if (found.endedAt) throw redirect(paths.learn.myTutor(tutorId))
  return { tutorId, name: `${found.tutor.firstName} ${found.tutor.lastName}` }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  await readForm(request)
  const { tutorId = '' } = params
  if (!(await findMyTutor({ studentId: student.id, tutorId }))) throw notFound()
  await endLink({ studentId: student.id, tutorId })
  const headers = await flashHeaders({ kind: 'success', title: 'It has ended', text: 'This tutor sees nothing of yours anymore.' })
  return redirect(paths.learn.myTutors(), { status: 303, headers })
}

export default function Leaving() {
  const { tutorId, name } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={`Stop working with ${name}?`}>
      <p>
        From now on {name} sees nothing of yours. What you shared is taken back, and what {name} noted privately about you is deleted. Notes
        and comments that were written to you stay for as long as {name} has an account here; we write to you before it ends. To begin again
        you need a new code.
      </p>
      <form method="post" action={paths.learn.leaveTutor(tutorId)} className="cluster">
        <SubmitButton pending="Ending..." look="danger">
          Stop now
        </SubmitButton>
        <ButtonLink to={paths.learn.myTutor(tutorId)} look="quiet">
          Go back
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
