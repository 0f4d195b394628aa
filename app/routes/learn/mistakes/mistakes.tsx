/** The notebook of mistakes: what is due, what returns when, what holds; filtered by subject, skill and reason. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { KeyPager } from '~/components/ui/key-pager'
import { Tabs } from '~/components/ui/tabs'
import { countsOf, countText, nextReturn, tallyMistakes } from '~/models/mistakes/counts.server'
import { SHOWN } from '~/models/mistakes/filter'
import { MOST_TWINS, openTwins } from '~/models/practice/twins/start.server'
import { paths } from '~/paths'
import { readPlace } from '~/utils/page-key'
import { pageMeta } from '~/utils/text/page-meta'
import { comingDay, dayText } from '~/utils/time/time-text'
import { readEntries } from './parts/entries.server'
import { Entry } from './parts/entry'
import { FilterForm } from './parts/filter-form'
import { NextAction } from './parts/next-action'
import { NothingHere } from './parts/nothing-here'
import { filterOptions } from './parts/options.server'
import { readFilter, searchOf } from './parts/search'

export const meta = pageMeta('My mistakes')

const SHOWN_NAMES = { open: 'Open', due: 'Due today', mastered: 'Mastered' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const { timeZone } = student.profile
  const now = new Date()
  const list = { studentId: student.id, filter }
  const [{ entries, newer, older }, { tallies, isCut }, returns, open] = await Promise.all([
    readEntries(list, { place: readPlace(searchParams), timeZone }, now),
    tallyMistakes(student.id, now),
    nextReturn(student.id, filter, now),
    openTwins(student.id),
  ])

  const counts = countsOf(tallies, filter)
  const chosen = searchOf(filter)
  return {
    show: filter.show,
    student: [student.firstName, student.lastName].filter(Boolean).join(' '),
    today: dayText(now, timeZone),
    chosen,
    isNew: tallies.length === 0,
    tabs: SHOWN.map((name) => ({
      to: paths.learn.mistakes(searchOf({ ...filter, show: name })),
      label: `${SHOWN_NAMES[name]} (${countText(counts.show[name], isCut)})`,
      isHere: name === filter.show,
    })),
    options: filterOptions(counts, filter, isCut),
    next: {
      open,
      due: counts.show.due,
      dueText: countText(counts.show.due, isCut),
      most: MOST_TWINS,
      returns: returns && comingDay(returns, now, timeZone),
    },
    entries,
    newer: newer && paths.learn.mistakes({ ...chosen, after: newer }),
    older: older && paths.learn.mistakes({ ...chosen, before: older }),
  }
}

export default function Mistakes() {
  const { show, student, today, chosen, isNew, tabs, options, next, entries, newer, older } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>My mistakes</h1>
        <p className="on-paper">{[student, today].filter(Boolean).join(', ')}</p>
        <p className="lead">
          Each comes back as a new question after 1, 3, 7, and 16 days, sooner before your test. Two right answers in time, on different
          days, and you have mastered it.
        </p>
      </header>
      <NextAction {...next} chosen={chosen} />
      <Tabs label="State" tabs={tabs} />
      {!isNew && <FilterForm chosen={chosen} {...options} />}
      {entries.length === 0 ? (
        <NothingHere show={show} chosen={chosen} isNew={isNew} />
      ) : (
        <ul className="stack notebook">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <KeyPager newer={newer} older={older} />
    </div>
  )
}
