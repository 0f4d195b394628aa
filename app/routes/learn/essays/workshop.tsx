/** The essay workshop: the student's own essays, the prompts of a level, and sample essays to read. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DateTime } from 'luxon'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { samplesOn } from '~/content/essays/samples.server'
import { examOf } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { writingSeconds } from '~/exam/forms/writing.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { listEssays } from '~/models/essays/essays.server'
import { WORKSHOP_PROMPTS } from '~/models/essays/start.server'
import { mayStoreText } from '~/models/families/consent.server'
import { paths } from '~/paths'
import { levelOf } from '~/routes/learn/parts/level.server'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { pageMeta } from '~/utils/text/page-meta'
import { KIND_NAMES } from './parts/names'
import { NeedsParent } from './parts/needs-parent'
import { OwnEssays } from './parts/own-essays'
import { lineOf } from './parts/own-essays.server'

export const meta = pageMeta('Essay workshop')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const level = levelOf(request, student.profile)
  const before = DateTime.fromISO(new URL(request.url).searchParams.get('before') ?? '', { zone: 'utc' })
  const [{ essays, next }, submissions, feedbacks, mayWrite] = await Promise.all([
    listEssays({ userId: student.id, before: before.isValid && before.year > 2000 && before.year < 2200 ? before.toJSDate() : undefined }),
    shownAllowance(student, 'essay_workshop'),
    shownAllowance(student, 'essay_feedback'),
    mayStoreText(student.id),
  ])
  return {
    level,
    levelName: LEVEL_NAMES[level],
    isSsat: examOf(level) === 'ssat',
    minutes: writingSeconds(level) / 60,
    own: essays.map((essay) => lineOf(essay, student.profile.timeZone)),
    older: next && paths.learn.essayWorkshop({ level, before: next.toISOString() }),
    submissions,
    feedbacks,
    mayWrite,
    prompts: WORKSHOP_PROMPTS.filter((prompt) => prompt.level === level).map(({ id, kind, text }) => ({
      id,
      kind: KIND_NAMES[kind],
      text: curlyQuotes(text),
      hasSamples: samplesOn(id).length > 0,
    })),
  }
}

export default function EssayWorkshop() {
  const { level, levelName, isSsat, minutes, own, older, submissions, feedbacks, mayWrite, prompts } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{levelName}</p>
        <h1>Essay workshop</h1>
        <p className="lead">
          Plan, write, submit, and read what a careful reader sees in your text. Then write it again, better. The real{' '}
          {isSsat ? 'writing sample' : 'essay'} takes {minutes} minutes; here you choose whether a clock runs.
        </p>
      </header>
      {!mayWrite && <NeedsParent />}
      <AllowanceNote allowance={submissions} />
      <AllowanceNote allowance={feedbacks} />
      <OwnEssays own={own} older={older} />
      <section className="stack" aria-labelledby="prompts">
        <h2 id="prompts">Prompts</h2>
        <LevelTabs here={level} to={(other) => paths.learn.essayWorkshop({ level: other })} />
        <ul className="shelf">
          {prompts.map(({ id, kind, text, hasSamples }) => (
            <li key={id} className="stack tight">
              <p>
                <AppLink to={paths.learn.essayPrompt(id)}>{text}</AppLink>
              </p>
              <p className="cluster small soft">
                {kind}
                {hasSamples && (
                  <AppLink to={paths.learn.essaySamples(id)}>
                    <Badge tone="good">3 sample essays</Badge>
                  </AppLink>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card stack tight" aria-labelledby="how">
        <h2 id="how" className="title-3">
          How feedback is made, and what it cannot know
        </h2>
        <p>
          Numbers, such as words and sentences, are counted by us. The four lines are read by a language model, a machine. Each of its
          remarks must quote a sentence that stands in your text; what it cannot show there, we leave out. It gives no score: neither test
          scores its writing, and schools read it for themselves.
        </p>
        <p>It does not know you or your school, and it can be wrong. A teacher who knows you is the better reader.</p>
        <p>
          <ButtonLink to={paths.learn.quizzes(level)} look="quiet">
            Timed writings as on test day
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
