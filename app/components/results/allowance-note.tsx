/** What is left of a limited feature, when it resets, and the way to no limit. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

interface AllowanceNoteProps {
  allowance: { name: string; per: string; limit: number | null; used: number; isUsedUp: boolean; resets: string; mayBuy: boolean }
}

export function AllowanceNote({ allowance: { name, per, limit, used, isUsedUp, resets, mayBuy } }: AllowanceNoteProps) {
  if (limit === null) return null
  return (
    <Banner
      tone={isUsedUp ? 'notice' : ''}
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
        {isUsedUp ? `You have used all of this ${per}’s ${name}.` : `${limit - used} of ${limit} ${name} left this ${per}.`} The count
        starts over on {resets}.
      </p>
    </Banner>
  )
}
