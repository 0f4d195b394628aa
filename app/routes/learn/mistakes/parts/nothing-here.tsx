/** A view of the notebook that holds nothing: why, and each way out. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import type { Shown } from '~/models/mistakes/filter'
import { paths } from '~/paths'

const EMPTY: Record<Shown, { title: string; text: string }> = {
  open: {
    title: 'No mistakes to work on',
    text: 'Questions that you miss or leave blank are kept here, with the reason why a wrong choice tempts.',
  },
  due: { title: 'Nothing is due', text: 'Mistakes come back a few days after you practiced them.' },
  mastered: {
    title: 'Nothing mastered yet',
    text: 'Answer a mistake correctly and in time on two different days, as a new question each time, and it moves here.',
  },
}

const FILTERS = { subject: 'Any subject', skill: 'Any skill', reason: 'Any reason' } as const

/** `chosen` is the filter as it stands in the address. */
export function NothingHere({ show, chosen, isNew }: { show: Shown; chosen: Record<string, string>; isNew: boolean }) {
  const set = (['subject', 'skill', 'reason'] as const).filter((name) => chosen[name])
  if (set.length > 0) {
    return (
      <EmptyState title="Nothing under these filters" action={<ButtonLink to={paths.learn.mistakes()}>All open mistakes</ButtonLink>}>
        Take one away:{' '}
        {set.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <AppLink to={paths.learn.mistakes(without(chosen, name))}>{FILTERS[name].toLowerCase()}</AppLink>
          </span>
        ))}
        .
      </EmptyState>
    )
  }
  const { title, text } = EMPTY[show]
  const wayOut =
    isNew || show === 'open' ? (
      <ButtonLink to={paths.learn.quizzes()}>Take a sectional quiz</ButtonLink>
    ) : (
      <ButtonLink to={paths.learn.mistakes()}>All open mistakes</ButtonLink>
    )
  return (
    <EmptyState title={title} action={wayOut}>
      {text}
    </EmptyState>
  )
}

function without(chosen: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name))
}
