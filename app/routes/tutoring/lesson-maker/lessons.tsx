/** The lesson maker: what a group is confirmed to get wrong, a lesson about it, and the lessons that were made. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { Tabs } from '~/components/ui/tabs'
import { randomToken } from '~/crypto/tokens.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { groupsOf } from '~/models/assignments/students.server'
import { examLevel } from '~/models/bank/stored-level'
import { createLesson, listLessons } from '~/models/lesson-maker/lessons.server'
import { heldMisconceptions } from '~/models/lesson-maker/misconceptions.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'
import { placeText, saidText } from './parts/words.server'

export const meta = pageMeta('Lesson maker')

/** The heaviest; a lesson has room for one. */
const MOST_SHOWN = 12

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const search = new URL(request.url).searchParams
  const groups = await groupsOf(tutorId)
  const groupId = groups.find(({ id }) => id === search.get('group'))?.id ?? null
  const after = search.get('after')
  const [held, made] = await Promise.all([heldMisconceptions({ tutorId, groupId }), listLessons({ tutorId, after })])
  return {
    groupId,
    after,
    next: made.next,
    press: randomToken().slice(0, 22),
    tabs: [{ id: null, name: 'All students' }, ...groups].map(({ id, name }) => ({
      to: paths.tutor.lessonMaker(id === null ? '' : `group=${id}`),
      label: name,
      isHere: id === groupId,
    })),
    held: held.slice(0, MOST_SHOWN).map(({ patternKey, says, skill, level, subject, holders, students, leftOut }) => ({
      ...{ patternKey, skill, says: saidText(says), place: placeText(level, subject) },
      who: holders.map(({ name }) => name).join(', '),
      leftOut: leftOut.length === 0 ? null : `A lesson has pages for ${students.length} students. There is none for ${leftOut.join(', ')}.`,
    })),
    made: made.rows.map(({ id, says, skill, level, subject, createdAt }) => ({
      ...{ id, skill, says: saidText(says), place: placeText(examLevel(level), subject) },
      on: dayText(createdAt, 'America/New_York'),
    })),
  }
}

const MakeSchema = z.object({
  pattern: z.string().min(1).max(500),
  group: z.string().max(40).optional(),
  press: z.string().regex(/^[\w-]{10,30}$/),
})

export async function action({ request }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const { value, refusal } = parseFormData(await readForm(request), MakeSchema)
  if (refusal) return refusal

  const { pattern: patternKey, group, press } = value
  const id = await createLesson({ tutorId, groupId: group || null, patternKey, press })
  if (id) return redirect(paths.tutor.printedLesson(id), 303)
  const headers = await flashHeaders({
    kind: 'problem',
    title: 'No lesson was made',
    text: 'Nobody is confirmed to do this now, or our questions cannot ask about it. Choose another one.',
  })
  return redirect(paths.tutor.lessonMaker(group ? `group=${encodeURIComponent(group)}` : ''), { status: 303, headers })
}

export default function LessonMaker() {
  const { tabs, held, made, groupId, press, after, next } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Lesson maker">
      <p className="lead">
        A lesson of 45 minutes about one wrong idea that two questions have confirmed: warm-up, three questions, a worked example, a page
        for each student, and two questions before they go. The keys are apart.
      </p>
      {tabs.length > 1 && <Tabs label="Groups" tabs={tabs} />}
      <section className="stack" aria-labelledby="held">
        <h2 id="held">Confirmed now</h2>
        {held.length === 0 ? (
          <EmptyState title="Nothing is confirmed">
            One slip is no wrong idea. When two more questions show the same one, it stands here with who has it.
          </EmptyState>
        ) : (
          <ul className="stack">
            {held.map(({ patternKey, skill, says, place, who, leftOut }, index) => (
              <li key={patternKey} className="card stack tight">
                <h3 className="title-3">{skill}</h3>
                <p>{says}</p>
                <p className="small soft">
                  {place}. {who}
                </p>
                {leftOut && <p className="small">{leftOut} Make a smaller group for them.</p>}
                <form method="post" action={paths.tutor.lessonMaker()}>
                  <input type="hidden" name="pattern" value={patternKey} />
                  {groupId && <input type="hidden" name="group" value={groupId} />}
                  <input type="hidden" name="press" value={`${press}-${index}`} />
                  <SubmitButton pending="Making..." look="quiet" size="slim" aria-label={`Make a lesson: ${skill}`}>
                    Make a lesson
                  </SubmitButton>
                </form>
              </li>
            ))}
          </ul>
        )}
      </section>
      {made.length > 0 && (
        <section className="stack" aria-labelledby="made">
          <h2 id="made">Lessons you made</h2>
          <ul className="stack">
            {made.map(({ id, skill, says, place, on }) => (
              <li key={id} className="card stack tight">
                <p>
                  <AppLink to={paths.tutor.printedLesson(id)}>
                    {skill}, {on}
                  </AppLink>
                </p>
                <p className="small soft">
                  {place}. {says}
                </p>
              </li>
            ))}
          </ul>
          <nav className="cluster between" aria-label="Pages">
            {after ? <AppLink to={paths.tutor.lessonMaker()}>Newest</AppLink> : <span />}
            {next && <AppLink to={paths.tutor.lessonMaker(new URLSearchParams({ after: next }).toString())}>Earlier</AppLink>}
          </nav>
        </section>
      )}
    </TutorFrame>
  )
}
