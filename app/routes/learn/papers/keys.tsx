/** The answer keys of the tests that were downloaded. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ownPapers } from '~/models/papers/catalog.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { Files } from './parts/files'

export const meta = pageMeta('Answer keys')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const papers = await ownPapers(student.id)
  return {
    papers: papers.map(({ id, name, downloadedAt, isHeldBack }) => ({
      id,
      name,
      isHeldBack,
      on: dayText(downloadedAt, student.profile.timeZone),
    })),
  }
}

export default function AnswerKeys() {
  const { papers } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>Answer keys</h1>
        <p className="lead">Every answer of the tests on paper that you have, at a glance and then explained step by step.</p>
      </header>
      {papers.length === 0 && (
        <EmptyState title="No test yet" action={<ButtonLink to={paths.learn.papers()}>Choose a test</ButtonLink>}>
          Get a test on paper first. Its key then stands here.
        </EmptyState>
      )}
      {papers.map(({ id, name, on, isHeldBack }) => (
        <section className="card stack" key={id} aria-labelledby={id}>
          <header className="stack tight">
            <h2 className="title-3" id={id}>
              <AppLink to={paths.learn.paper(id)}>{name}</AppLink>
            </h2>
            <p className="small soft">Yours since {on}</p>
          </header>
          <Files paperId={id} isHeldBack={isHeldBack} />
        </section>
      ))}
      {papers.length > 0 && (
        <p>
          <AppLink to={paths.learn.papers()}>All tests on paper</AppLink>
        </p>
      )}
    </div>
  )
}
