/** An address that waits to be confirmed, with what can be done meanwhile: two small forms, because each has an address of its own. */
import { useDoor } from '~/components/links/use-door'
import { Banner } from '~/components/ui/banner'
import { SubmitButton } from '~/forms/submit-button'

export function WaitingChange({ newEmail, until }: { newEmail: string; until: string }) {
  const door = useDoor()
  return (
    <Banner tone="notice" title={`Waiting for ${newEmail}`}>
      <div className="stack tight">
        <p>
          We have sent a link to this address. Please open it by {until}. If nothing arrives, check the spam folder and see whether the
          address is right.
        </p>
        <div className="cluster">
          <form method="post" action={door.emailLink()}>
            <SubmitButton look="quiet" size="slim" pending="Sending...">
              Send the link again
            </SubmitButton>
          </form>
          <form method="post" action={door.emailCancellation()}>
            <SubmitButton look="quiet" size="slim" pending="Saving...">
              Keep my present address
            </SubmitButton>
          </form>
        </div>
      </div>
    </Banner>
  )
}
