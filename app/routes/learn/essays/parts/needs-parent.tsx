/** What a child reads whose parent has not agreed: what is written here would be stored. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export function NeedsParent() {
  return (
    <Banner
      tone="notice"
      title="Take a sheet of paper for this one"
      action={
        <ButtonLink to={paths.account.profile()} look="quiet">
          Your profile
        </ButtonLink>
      }
    >
      <p>
        Plan and write on paper now: every prompt and every sample essay is open to you. Once a parent agrees, you can write here and get
        feedback, too. Your profile shows whom we emailed.
      </p>
    </Banner>
  )
}
