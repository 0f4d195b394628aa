/** Ten recovery codes, shown once: to be printed, or kept as a file. */
import { useDoor } from '~/components/links/use-door'
import { Button } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'

interface NewCodesProps {
  codes: string[]
  /** Whose they are: paper lies about for years. */
  email: string
  /** The page that led here, where the work goes on. */
  asked: string | undefined
}

export function NewCodes({ codes, email, asked }: NewCodesProps) {
  const door = useDoor()
  return (
    <section className="card stack">
      <h2>Your recovery codes</h2>
      <p>
        Each of them logs you in once when you do not have your app. <strong>We show them only now.</strong> Print this page or save the
        codes, and keep them where you keep important papers, not on the device with the app. They go when you say that you have them, and
        after ten minutes.
      </p>
      <p>Stanine, account {email}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="cluster no-print">
        {/* No AppForm: the answer is a file, and the page stays. */}
        <form method="post" action={door.recoveryCodesFile()}>
          <Button type="submit" look="quiet">
            Save as a text file
          </Button>
        </form>
        <form method="post" action={door.recoveryCodesSaved(asked)}>
          <SubmitButton pending="Going on...">I saved my codes</SubmitButton>
        </form>
      </div>
    </section>
  )
}
