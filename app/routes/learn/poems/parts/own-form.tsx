/** The sheet for a poem of one's own. public/poems.js keeps on the device what is not saved yet. */
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { OWN_POEM_FIELDS } from '~/models/poems/own-fields'
import { paths } from '~/paths'

interface Written {
  title: string
  body: string
}

/** What came of sending the form: the text of another window, when that has saved one. */
export interface OwnAnswer extends FormAnswer {
  other?: Written & { seen: number }
}

interface OwnFormProps {
  poemId: string
  stored: Written | null
  /** When what is stored was changed; 0 for nothing. */
  seen: number
  /** Where the device keeps what is not saved. */
  draftKey: string
  /** Who can read what is saved. */
  readers: string
  answer: OwnAnswer | undefined
}

export function OwnForm({ poemId, stored, seen, draftKey, readers, answer }: OwnFormProps) {
  const form = useForm('own-poem', OWN_POEM_FIELDS, answer, { title: stored?.title, body: stored?.body })
  const { other } = answer ?? {}
  // What was refused goes on from what its page knew, or from what it now shows beside it.
  const known = other?.seen ?? answer?.result?.initialValue?.seen ?? seen
  return (
    <div className="own-poem no-print" data-draft={draftKey}>
      <KeptOnDevice />
      <AppForm form={form} action={paths.learn.ownPoem(poemId)}>
        <input type="hidden" name="seen" value={String(known)} />
        {other && <Other poemId={poemId} other={other} />}
        <TextField field={form.title} label="Title" />
        <TextArea field={form.body} label="Your poem" />
        <div className="cluster">
          <SubmitButton pending="Saving...">{other ? 'Save my poem in its place' : 'Save the poem'}</SubmitButton>
          <span className="small soft">{readers}</span>
        </div>
      </AppForm>
    </div>
  )
}

function Other({ poemId, other }: { poemId: string; other: Written }) {
  return (
    <section className="card stack tight" aria-label="Saved in another window">
      <h2 className="title-3">Saved in another window</h2>
      {other.title && <p>{other.title}</p>}
      <p className="written">{other.body}</p>
      <p>
        <AppLink to={paths.learn.ownPoem(poemId)} data-drop="">
          Keep this one instead. What you wrote below will be lost.
        </AppLink>
      </p>
    </section>
  )
}

/** Shown by the script alone: only the browser knows what it keeps. */
function KeptOnDevice() {
  return (
    <>
      <p role="status" data-restored="" hidden>
        What you wrote here and did not save is back on the sheet. Save it to keep it.
      </p>
      <section className="card stack tight" aria-label="Kept on this device" data-kept="" hidden>
        <h2 className="title-3" tabIndex={-1}>
          This device kept a poem that is not saved
        </h2>
        <p className="written" />
        <div className="cluster">
          <Button size="slim" data-choose="take">
            Put it on the sheet
          </Button>
          <Button look="quiet" size="slim" data-choose="drop">
            Delete it
          </Button>
        </div>
      </section>
    </>
  )
}
