/** The student's own note on a mistake. Where a parent decides first, it says so; a note that is there can always be taken away. */
import { Banner } from '~/components/ui/banner'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { NOTE_FIELDS } from '~/models/mistakes/note-fields'
import { paths } from '~/paths'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'

interface NoteCardProps {
  mistakeId: string
  note: string | null
  /** Whether free text of this student may be stored. */
  mayWrite: boolean
  /** What came of sending the form. */
  answer: FormAnswer | undefined
}

export function NoteCard({ mistakeId, note, mayWrite, answer }: NoteCardProps) {
  const form = useForm('note', NOTE_FIELDS, answer, { note: note ?? undefined })
  const isShut = !mayWrite && !note && !answer
  return (
    <section className="card stack" aria-labelledby="note">
      <h2 id="note">Your note</h2>
      {isShut ? (
        <Banner tone="notice" title={NEEDS_PARENT.title}>
          <p>{NEEDS_PARENT.text}</p>
        </Banner>
      ) : (
        <AppForm form={form} action={paths.learn.mistake(mistakeId)}>
          <TextArea field={form.note} label="What will you look out for next time?" hint="Up to 500 characters, for yourself." />
          <SubmitButton pending="Saving...">Save the note</SubmitButton>
        </AppForm>
      )}
    </section>
  )
}
