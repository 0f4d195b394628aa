/** The membership in its three states, with the texts of the specification's section 4. */
import { WaitingForParent } from '~/components/data/waiting-for-parent'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

interface MembershipProps {
  membership: {
    state: 'premium' | 'trial' | 'free'
    trialLeft: string
    /** What the free tier gives of what is open by now: "3 a week". */
    free: { quizzes: string; practice: string }
    /** Of a child whose parent has not agreed: where we have written. */
    waitsForParent: { parentEmail: string; saidNoOn: string | null } | null
  }
}

export function MembershipBadge({ membership: { state, trialLeft } }: MembershipProps) {
  switch (state) {
    case 'premium':
      return (
        <p>
          <Badge tone="notice">Premium Member • Unlimited Access to All Tools</Badge>
        </p>
      )
    case 'trial':
      return (
        <p>
          <Badge tone="good">Welcome Gift: {trialLeft} of Unlimited Access Remaining</Badge>
        </p>
      )
    case 'free':
      return (
        <p>
          <Badge>Free Tier • Limited Weekly Access</Badge>
        </p>
      )
  }
}

export function MembershipBanner({ membership: { state, free, waitsForParent } }: MembershipProps) {
  // Nothing is sold to a child who waits: no plan would open what only a parent can.
  if (waitsForParent) {
    return <WaitingForParent {...waitsForParent} action={<ButtonLink to={paths.account.profile()}>Your profile</ButtonLink>} />
  }
  if (state === 'premium') return null
  return state === 'trial' ? (
    <Banner
      tone="good"
      title="Everything is open for your first 48 hours"
      action={<ButtonLink to={paths.public.pricing()}>Lock in Premium Now</ButtonLink>}
    >
      <p>Nothing you do now counts against the free tier later.</p>
    </Banner>
  ) : (
    <Banner tone="spent" title="Your free trial has ended" action={<ButtonLink to={paths.public.pricing()}>Upgrade to Premium</ButtonLink>}>
      <details>
        <summary>What the free tier still gives you</summary>
        <p>
          Sectional quizzes ({free.quizzes}), interactive quizzes ({free.practice}), 3 free video lessons, 3 AI tutor sessions and 3 free
          essays per week, and your mistakes as often as you like.
        </p>
      </details>
    </Banner>
  )
}
