/**
 * What the student says about a mistake: why, how sure, and a note. Where a parent decides first, the note waits for that and the rest
 * does not; a note that is there can always be taken away.
 */
import { Banner } from '~/components/ui/banner'
import { REASON_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { NOTE_FIELDS } from '~/models/mistakes/note-fields'
import { paths } from '~/paths'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'

const REASONS = NOTE_FIELDS.wrongAnswerType.choices.map((value) => ({ value, label: REASON_NAMES[value] }))
const CONFIDENCES = ['1: I guessed', '2: not very sure', '3: half sure', '4: fairly sure', '5: certain'].map((label, index) => ({
  value: String(index + 1),
  label,
}))

interface NoteCardProps {
  mistakeId: string
  /** What was said before, and the reason that has come up so often that it is told. */
  said: { wrongAnswerType?: string; confidenceLevel?: string; note?: string }
  /** Whether free text of this student may be stored. */
  mayWrite: boolean
  /** What came of sending the form. */
  answer: FormAnswer | undefined
}

export function NoteCard({ mistakeId, said, mayWrite, answer }: NoteCardProps) {
  const form = useForm('note', NOTE_FIELDS, answer, said)
  const isShut = !mayWrite && !said.note && !answer
  return (
    <section className="card stack" aria-labelledby="note">
      <h2 id="note">In your own words</h2>
      <AppForm form={form} action={paths.learn.mistake(mistakeId)}>
        <Select
          field={form.wrongAnswerType}
          label="Why did it happen?"
          hint="When one reason keeps coming up, it stands here by itself. You know better."
          placeholder="I do not know yet"
          options={REASONS}
        />
        <Select field={form.confidenceLevel} label="How sure were you?" placeholder="I do not remember" options={CONFIDENCES} />
        {isShut ? (
          <Banner tone="notice" title={NEEDS_PARENT.title}>
            <p>{NEEDS_PARENT.text}</p>
          </Banner>
        ) : (
          <TextArea field={form.note} label="What will you look out for next time?" hint="Up to 500 characters, for yourself." />
        )}
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </section>
  )
}
