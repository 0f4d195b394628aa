/** Ten recovery codes, shown once: to be printed, or kept as a file. */
import { Button, ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

/** `next` is where the work goes on. */
export function NewCodes({ codes, next }: { codes: string[]; next: string }) {
  return (
    <section className="card stack">
      <h2>Your recovery codes</h2>
      <p>
        Each of them logs you in once when you do not have your app. <strong>We show them only now.</strong> Print this page or save the
        codes, and keep them where you keep important papers, not on the device with the app.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="cluster no-print">
        {/* No AppForm: the answer is a file, and the page stays. */}
        <form method="post" action={paths.account.recoveryCodesFile()}>
          <input type="hidden" name="codes" value={codes.join(',')} />
          <Button type="submit" look="quiet">
            Save as a text file
          </Button>
        </form>
        <ButtonLink to={next}>I have kept them</ButtonLink>
      </div>
    </section>
  )
}
