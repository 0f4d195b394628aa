/** The one thing to do with mistakes now: go on with what is open, practice what is due, or when the next returns. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

interface NextActionProps {
  /** The set that is open. */
  open: { sittingId: string; isOfDue: boolean; checked: number; questionCount: number } | null
  /** Mistakes of this view that are due, as a number and as people read it. */
  due: number
  dueText: string
  /** Questions that a set holds at most. */
  most: number
  /** When the next of this view returns, such as "Thursday"; null when none will. */
  returns: string | null
  /** The filter, for the set to keep to. */
  chosen: Record<string, string>
}

export function NextAction({ open, ...due }: NextActionProps) {
  return (
    <div className="stack no-print">
      {open && (
        <Banner
          tone="notice"
          title="You are practicing"
          action={<ButtonLink to={paths.learn.twinSet(open.sittingId)}>Continue</ButtonLink>}
        >
          <p>{waitText(open)}</p>
        </Banner>
      )}
      {!open?.isOfDue && <DueAction {...due} />}
    </div>
  )
}

function waitText({ checked, questionCount }: { checked: number; questionCount: number }): string {
  const left = questionCount - checked
  if (questionCount === 1) return 'One question waits for you.'
  return left === questionCount ? `${left} questions wait for you.` : `${left} of ${questionCount} questions still wait for you.`
}

function DueAction({ due, dueText, most, returns, chosen }: Omit<NextActionProps, 'open'>) {
  if (due === 0) {
    return returns && <Banner title="Nothing is due now">The next returns {returns}. Each can be practiced before, on its own page.</Banner>
  }
  return (
    <form method="post" action={paths.learn.twins()} className="cluster">
      <input type="hidden" name="due" value="1" />
      {Object.entries(chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton pending="Loading...">{labelOf(due, dueText, most)}</SubmitButton>
      <span className="small soft">
        New questions of the same kind, no clock, each explained at once. Practicing mistakes never counts toward a limit.
      </span>
    </form>
  )
}

function labelOf(due: number, dueText: string, most: number): string {
  if (due > most) return `Practice ${most} of the ${dueText} that are due`
  return due === 1 ? 'Practice the one that is due' : `Practice the ${due} that are due`
}
