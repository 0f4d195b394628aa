/** A parent says that no child under 13 uses the account: part of a form that decides about it, by the mailed link or on the child's page. */
import { SubmitButton } from '~/forms/submit-button'

export function NotAChild({ child }: { child: string }) {
  return (
    <details>
      <summary>This account is not a child’s</summary>
      <div className="stack tight">
        <p>{child} told us that a student under 13 uses this account. If that is wrong, tell us who does; only you can change it.</p>
        <div className="cluster">
          <SubmitButton name="decision" value="teen" look="quiet" pending="Saving...">
            A student of 13 or older
          </SubmitButton>
          <SubmitButton name="decision" value="parent" look="quiet" pending="Saving...">
            I do, as a parent
          </SubmitButton>
        </div>
      </div>
    </details>
  )
}
