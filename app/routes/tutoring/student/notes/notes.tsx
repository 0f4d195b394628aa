/** A tutor’s notes about a student: for the tutor alone, and to the student. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { randomToken } from '~/crypto/tokens.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { NOTE_FIELDS } from '~/models/tutoring/fields'
import { listNotes, NoteSchema, writeNote } from '~/models/tutoring/notes.server'
import { paths } from '~/paths'
import { readFormId } from '~/routes/tutoring/parts/form-id'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('Notes')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const notes = await listNotes({ tutorId: onlooker.id, studentId: student.id })
  return {
    student: shownStudent(student),
    formId: randomToken().slice(0, 21),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, on: dayText(createdAt, student.profile.timeZone) })),
  }
}

const GONE = { title: 'Nothing was saved', text: 'This student no longer works with you.' }

const OTHER = {
  title: 'Nothing was saved',
  text: 'This page has saved another note before, which stands below. Please save again if this is a new one.',
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { onlooker, student } = await requireSeen(request, params.studentId)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, NoteSchema)
  if (refusal) return refusal

  const outcome = await writeNote({ ...value, tutorId: onlooker.id, studentId: student.id, id: readFormId(form) })
  if (outcome !== 'saved') return refuseForm(keptValues(form), outcome === 'gone' ? GONE : OTHER, 409)
  const text = value.reader === 'student' ? 'The student reads it under “My tutors”.' : 'Only you read it.'
  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text })
  return redirect(paths.tutor.studentNotes(student.id), { status: 303, headers })
}

const READERS = [
  { value: 'tutor', label: 'Only me', hint: 'It is deleted when you no longer work together.' },
  { value: 'student', label: 'The student', hint: 'And whoever may see the account, such as a parent.' },
]

export default function Notes() {
  const { student, formId, notes } = useLoaderData<typeof loader>()
  const form = useForm('note', NOTE_FIELDS, useActionData<typeof action>())
  return (
    <StudentFrame student={student} title="Notes">
      <div className="wrap narrow stack loose">
        <section className="card stack">
          <h2 className="title-3">A new note</h2>
          <AppForm form={form} action={paths.tutor.studentNotes(student.id)}>
            <input type="hidden" name="formId" value={formId} />
            <TextArea field={form.text} label="Note" />
            <RadioCards field={form.reader} legend="Who reads it?" options={READERS} />
            <SubmitButton pending="Saving...">Save the note</SubmitButton>
          </AppForm>
        </section>
        {notes.map(({ id, isPrivate, text, on }) => (
          <article className="card stack tight" key={id}>
            <p className="cluster between">
              <span className="small soft">{on}</span>
              <Badge tone={isPrivate ? '' : 'good'}>{isPrivate ? 'Only you' : 'To the student'}</Badge>
            </p>
            <p className="written">{text}</p>
            <p>
              <AppLink to={paths.tutor.studentNoteDeletion(student.id, id)} aria-label={`Delete the note of ${on}`}>
                Delete
              </AppLink>
            </p>
          </article>
        ))}
      </div>
    </StudentFrame>
  )
}
