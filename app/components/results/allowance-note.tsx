/** What is left of a limited feature, when it resets, and the way to no limit. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

interface AllowanceNoteProps {
  allowance: { name: string; per: string; limit: number | null; used: number; isUsedUp: boolean; resets: string; mayBuy: boolean }
}

export function AllowanceNote({ allowance: { name, per, limit, used, isUsedUp, resets, mayBuy } }: AllowanceNoteProps) {
  if (limit === null) return null
  const starts = `The count starts over on ${resets}.`
  // While some are left it is one quiet line: what the page is for comes before what could be bought.
  if (!isUsedUp) {
    return (
      <p className="small soft">
        <strong>{`${used}/${limit} used`}</strong>
        {`. ${limit - used} of ${limit} ${name} left this ${per}. ${starts}`}{' '}
        {mayBuy && <AppLink to={paths.public.pricing()}>Upgrade to Premium</AppLink>}
      </p>
    )
  }
  return (
    <Banner
      tone="notice"
      title={`${used}/${limit} used`}
      action={
        mayBuy && (
          <ButtonLink to={paths.public.pricing()} look="quiet" size="slim">
            Upgrade to Premium
          </ButtonLink>
        )
      }
    >
      <p>
        {`You have used all of this ${per}’s ${name}.`} {starts}
      </p>
    </Banner>
  )
}
