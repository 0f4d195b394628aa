/** The open day of the boot camp among the starts of today: one line, with its link. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

export function CampLine({ day, done }: { day: number; done: number }) {
  return (
    <p>
      <AppLink to={paths.learn.campDay(day)}>Boot camp, day {day}</AppLink> <span className="small soft">{done} of 5 sessions done</span>
    </p>
  )
}
