/** The end of a note, after a question. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { deleteNote, findNote } from '~/models/tutoring/notes.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from '../parts/shown-student.server'

export const meta = pageMeta('Delete a note')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const note = await findNote({ tutorId: onlooker.id, studentId: student.id, id: params.noteId ?? '' })
  if (!note) throw notFound()
  return { studentId: student.id, name: shownStudent(student).name, ...note }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  await readForm(request)
  const note = { tutorId: onlooker.id, studentId: student.id, id: params.noteId ?? '' }
  if (!(await findNote(note))) throw notFound()
  await deleteNote(note)
  const headers = await flashHeaders({ kind: 'success', title: 'Deleted', text: 'The note is gone.' })
  return redirect(paths.tutor.studentNotes(student.id), { status: 303, headers })
}

export default function Deletion() {
  const { studentId, name, id, isPrivate, text } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={`Delete this note about ${name}?`}>
      <p className="written">{text}</p>
      <p>{isPrivate ? 'It cannot be brought back.' : 'The student no longer reads it either. It cannot be brought back.'}</p>
      <form method="post" action={paths.tutor.studentNoteDeletion(studentId, id)} className="cluster">
        <SubmitButton pending="Deleting..." look="danger">
          Delete it
        </SubmitButton>
        <ButtonLink to={paths.tutor.studentNotes(studentId)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
