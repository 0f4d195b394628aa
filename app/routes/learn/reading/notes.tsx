/** The student's notes beside the lines of a passage: a list to delete from, and a form that adds one. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PassageText } from '~/components/question/passage/passage'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { mayStoreText } from '~/models/families/consent.server'
import { addNote, deleteNote, listNotes, MOST_NOTES, PassageNoteSchema } from '~/models/reading/text.server'
import { NOTE_FIELDS } from '~/models/reading/text-fields'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { noteShown, pageReading, printedPassage } from './parts/opened.server'

export const meta = pageMeta('Notes on a passage')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const reading = await pageReading(student.id, params.sittingId)
  await noteShown(request, reading, student.id)
  const { sittingId, sentences } = reading
  const asked = new URL(request.url).searchParams.get('delete')
  const [notes, mayWrite] = await Promise.all([listNotes({ userId: student.id, sittingId }), mayStoreText(student.id)])
  const readers = student.profile.holder === 'child' ? 'The parent who agreed can read them, and nobody else.' : 'Only you can read them.'
  const deleting = notes.find(({ id }) => id === asked) ?? null
  return { sittingId, passage: printedPassage(reading), sentences, notes, deleting, mayWrite, readers }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId, passage } = await pageReading(student.id, params.sittingId)
  const owner = { userId: student.id, sittingId }
  const form = await readForm(request)
  const deleted = form.get('delete')
  if (typeof deleted === 'string') {
    await deleteNote({ ...owner, id: deleted })
    return redirect(paths.learn.readingNotes(sittingId), 303)
  }

  const { value, refusal } = parseFormData(form, PassageNoteSchema)
  if (refusal) return refusal
  if (value.line > passage.lines.length) return refuseForm(keptValues(form), noSuchLine(passage.lines.length))
  const outcome = await addNote({ ...owner, ...value })
  if (outcome === 'missing') throw notFound()
  // Not stored, so the page is the only place that still has it.
  if (outcome === 'needs-parent') return refuseForm(keptValues(form), NEEDS_PARENT, 403)
  if (outcome === 'full') return refuseForm(keptValues(form), FULL, 409)
  return redirect(paths.learn.readingNotes(sittingId), 303)
}

const FULL = { title: `This passage has ${MOST_NOTES} notes`, text: 'Delete one that you no longer need, and save this one again.' }

function noSuchLine(lines: number) {
  return { title: 'There is no such line', text: `The passage has ${lines} lines. Every fifth one has its number beside it.` }
}

export default function PassageNotes() {
  const { sittingId, passage, sentences, notes, deleting, mayWrite, readers } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (deleting && !answer) return <DeleteNote sittingId={sittingId} note={deleting} />
  return (
    <div className="wrap page stack">
      <p>
        <AppLink to={paths.learn.reading(sittingId)}>{passage.title}</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{passage.title}</p>
        <h1 className="title-2">Your notes</h1>
        <p className="small narrow-only">
          <a href="#note">To your notes</a>
        </p>
      </header>
      <div className="reading-beside">
        <PassageText passage={passage} hasAnchors highlighted={sentences} />
        <div className="stack" id="note">
          <Notes sittingId={sittingId} notes={notes} />
          {mayWrite || answer ? (
            <NoteForm sittingId={sittingId} answer={answer} readers={readers} />
          ) : (
            <Banner tone="notice" title={NEEDS_PARENT.title}>
              <p>{NEEDS_PARENT.text} Until then, paper is a good place for notes.</p>
            </Banner>
          )}
        </div>
      </div>
    </div>
  )
}

function NoteForm({ sittingId, answer, readers }: { sittingId: string; answer: FormAnswer | undefined; readers: string }) {
  const fields = useForm('passage-note', NOTE_FIELDS, answer)
  return (
    <AppForm form={fields} action={paths.learn.readingNotes(sittingId)} className="card stack">
      <TextField field={fields.line} label="Line" />
      <TextArea field={fields.text} label="Your note" hint={`What the line does, asks or reminds you of. ${readers}`} />
      <SubmitButton pending="Saving...">Save the note</SubmitButton>
    </AppForm>
  )
}

function Notes({ sittingId, notes }: { sittingId: string; notes: { id: string; line: number; text: string }[] }) {
  if (notes.length === 0) return <p className="soft">No notes yet.</p>
  return (
    <ul className="stack tight">
      {notes.map(({ id, line, text }, index) => (
        <li key={id} className="cluster between">
          <span>
            <a href={`#line-${line}`}>Line {line}</a>: {text}
          </span>
          <ButtonLink to={paths.learn.readingNoteDeletion(sittingId, id)} look="quiet" size="slim">
            Delete note {index + 1}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function DeleteNote({ sittingId, note: { id, line, text } }: { sittingId: string; note: { id: string; line: number; text: string } }) {
  return (
    <PageDialog title="Delete this note?">
      <p>
        Line {line}: “{text}” will be gone and cannot be brought back.
      </p>
      <form method="post" action={paths.learn.readingNotes(sittingId)} className="cluster">
        <SubmitButton name="delete" value={id} look="danger" pending="Deleting...">
          Delete it
        </SubmitButton>
        <ButtonLink to={paths.learn.readingNotes(sittingId)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
