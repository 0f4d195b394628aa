/** What a child's account is told while no parent's permission stands: that one is asked, or has said no. */
import type { ReactNode } from 'react'
import { Banner } from '~/components/ui/banner'

interface WaitingForParentProps {
  parentEmail: string
  /** The day on which this parent said no; null while no answer has come. */
  saidNoOn: string | null
  /** What to do when no answer comes. */
  children?: ReactNode
  action?: ReactNode
}

export function WaitingForParent({ parentEmail, saidNoOn, children, action }: WaitingForParentProps) {
  if (saidNoOn) {
    return (
      <Banner tone="notice" title="Your parent said no" action={action}>
        <p>
          On {saidNoOn} your parent decided that nothing you write is stored. Practice and quizzes still work. If your parent decides
          otherwise, the link in our email to {parentEmail} still works.
        </p>
      </Banner>
    )
  }
  return (
    <Banner tone="notice" title="Waiting for a parent" action={action}>
      <p>
        We have emailed {parentEmail}. Practice and quizzes work now; essays, the AI tutor and links with a tutor open when a parent agrees.{' '}
        {children}
      </p>
    </Banner>
  )
}
