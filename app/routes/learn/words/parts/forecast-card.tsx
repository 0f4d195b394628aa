/** What the forecast says, with its band and what it takes for granted. */
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { Progress } from '~/components/ui/progress'
import type { wordStanding } from '~/models/words/standing.server'
import { paths } from '~/paths'

interface ForecastCardProps {
  standing: Omit<ReturnType<typeof wordStanding>, 'morning'>
  /** The morning: "December 7, 2026". */
  day: string
}

export function ForecastCard({ standing, day }: ForecastCardProps) {
  const { expected, low, high, total, newADay, isOwnPace, without, begun, isForTest, isOver } = standing
  return (
    <Card title="On the morning" heading="h2">
      <p className="lead">
        Expected words known on {day}: <strong>{expected}</strong> of {total}, between {low} and {high}.
      </p>
      <Progress label="Expected" value={expected} max={total} />
      <p>
        This is what comes if you review what is due each day
        {newADay > 0
          ? ` and begin ${newADay} new words a day, ${isOwnPace ? 'as you do now' : 'as we suggest'}`
          : ' and begin no new words'}
        .{begun > 0 && ` If you stopped today, about ${without} would be left.`}
      </p>
      <p className="small soft">
        {isForTest ? 'The date is your test date. ' : null}
        {isOver ? 'Your test date is over, so the date is twelve weeks from today. ' : null}
        {!isForTest && !isOver ? 'You have set no test date that is to come, so the date is twelve weeks from today. ' : null}
        <AppLink to={paths.account.profile()}>{isForTest ? 'Change it in your profile' : 'Set a date in your profile'}</AppLink>.{' '}
        {begun === 0
          ? 'The numbers follow your own memory as soon as you have reviewed some words.'
          : 'Nine of ten students with a record like yours end between the two numbers.'}
      </p>
    </Card>
  )
}
