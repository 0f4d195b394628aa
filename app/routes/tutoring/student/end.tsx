/** The end of working with a student, by the tutor. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { endLink } from '~/models/tutoring/links/links.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from './parts/shown-student.server'

export const meta = pageMeta('Stop working with a student')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  return shownStudent(student)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  await readForm(request)
  await endLink({ tutorId: onlooker.id, studentId: student.id })
  const headers = await flashHeaders({ kind: 'success', title: 'It has ended', text: 'You no longer see this student’s work.' })
  return redirect(paths.tutor.students(), { status: 303, headers })
}

export default function End() {
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={`Stop working with ${name}?`}>
      <p>
        You no longer see this student’s work, and your private notes about it are deleted. What you wrote to {name} stays there. To begin
        again, the student takes a new code.
      </p>
      <form method="post" action={paths.tutor.endStudent(id)} className="cluster">
        <SubmitButton pending="Ending..." look="danger">
          Stop now
        </SubmitButton>
        <ButtonLink to={paths.tutor.student(id)} look="quiet">
          Go back
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
