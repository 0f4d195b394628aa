/** The poetry corner: all poems by form, figure and level, with what was read, and the student's own. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { FIGURES, FORMS, POEMS, type Poem, poemCalled, TIERS } from '~/content/poems/poems.server'
import { tierOf } from '~/exam/core/levels'
import { curlyQuotes } from '~/exam/print/quotes'
import { examLevel } from '~/models/bank/stored-level'
import { listOwn } from '~/models/poems/own.server'
import { poemProgress } from '~/models/poems/progress.server'
import { paths } from '~/paths'
import { READ_CHOICES, readFilter } from '~/routes/learn/parts/list-filter'
import { pageMeta } from '~/utils/text/page-meta'
import { FilterForm } from './parts/filter-form'
import { capital, TIER_NAMES } from './parts/names'

export const meta = pageMeta('Poetry corner')

const CHOICES = { form: FORMS, figure: FIGURES, tier: TIERS, read: READ_CHOICES.map(({ value }) => value) }

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const chosen = readFilter(new URL(request.url).searchParams, CHOICES)
  const [progress, own] = await Promise.all([poemProgress(student.id), listOwn(student.id)])

  const isFound = ({ id, form, figures, tier }: Poem) =>
    (!chosen.form || form === chosen.form) &&
    (!chosen.figure || figures.some((figure) => figure === chosen.figure)) &&
    (!chosen.tier || tier === chosen.tier) &&
    (!chosen.read || (progress.get(id)?.isRead ?? false) === (chosen.read === 'yes'))
  const mine = tierOf(examLevel(student.profile.level))
  const shelves = [mine, ...TIERS.filter((tier) => tier !== mine)].map((tier) => ({
    tier,
    poems: POEMS.filter((poem) => poem.tier === tier && isFound(poem)).map((poem) => lineOf(poem, progress.get(poem.id))),
  }))
  return {
    chosen,
    mine,
    options: {
      forms: FORMS.map((value) => ({ value, label: capital(value) })),
      figures: FIGURES.map((value) => ({ value, label: capital(value) })),
      tiers: TIERS.map((value) => ({ value, label: TIER_NAMES[value] })),
    },
    shelves: shelves.filter(({ poems }) => poems.length > 0),
    count: POEMS.length,
    read: POEMS.filter(({ id }) => progress.get(id)?.isRead).length,
    own: own.flatMap(({ poemId, title }) => {
      const like = poemCalled(poemId)
      return like ? [{ poemId, title: title || 'Without a title', like: curlyQuotes(like.title) }] : []
    }),
  }
}

/** A poem as its line in the library has it. */
function lineOf({ id, title, form, questions }: Poem, done = { isRead: false, answered: 0, right: 0 }) {
  return {
    id,
    title: curlyQuotes(title),
    form: capital(form),
    isRead: done.isRead,
    questions: done.answered === 0 ? null : `${done.right} right of ${done.answered}${done.answered < questions.length ? ' so far' : ''}`,
  }
}

export default function PoetryCorner() {
  const { chosen, mine, options, shelves, count, read, own } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Poetry corner</h1>
        <p className="lead">
          {count} poems to read slowly, each with a guide, its questions and an idea for one of your own. There is no limit.
          {read > 0 && ` You have read ${read} of them.`}
        </p>
        <p>
          <AppLink to={paths.learn.poetryTerms()}>Words about poems, from acrostic to villanelle</AppLink>
        </p>
      </header>
      <FilterForm chosen={chosen} {...options} />
      {shelves.length === 0 && (
        <EmptyState title="No poem fits" action={<AppLink to={paths.learn.poems()}>Show all poems</AppLink>}>
          Not every form has every figure. Try removing one of your choices.
        </EmptyState>
      )}
      {shelves.map(({ tier, poems }) => (
        <section key={tier} className="stack" aria-labelledby={tier}>
          <h2 id={tier}>
            {TIER_NAMES[tier]} level{tier === mine && <span className="small soft"> · yours, so it comes first</span>}
          </h2>
          <ul className="poems">
            {poems.map(({ id, title, form, isRead, questions }) => (
              <li key={id}>
                <p className="cluster">
                  <AppLink to={paths.learn.poem(id)}>{title}</AppLink>
                  {isRead && <Badge tone="good">Read</Badge>}
                  {questions && <span className="small">{questions}</span>}
                </p>
                <p className="small soft">{form}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {own.length > 0 && <OwnPoems own={own} />}
    </div>
  )
}

function OwnPoems({ own }: { own: { poemId: string; title: string; like: string }[] }) {
  return (
    <section className="card stack tight" aria-labelledby="own">
      <h2 id="own">Your own poems</h2>
      <ul>
        {own.map(({ poemId, title, like }) => (
          <li key={poemId}>
            <AppLink to={paths.learn.ownPoem(poemId)}>{title}</AppLink> <span className="small soft">like “{like}”</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
