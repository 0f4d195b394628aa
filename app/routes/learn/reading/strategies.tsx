/** The six kinds of questions on a passage, each with the way to its strategy. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { STRATEGIES } from '~/content/reading/reading.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Reading strategies')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProfile(request)
  return STRATEGIES.map(({ category, name, asks }) => ({ category, name, asks: curlyQuotes(asks) }))
}

export default function ReadingStrategies() {
  const strategies = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.learn.passages()}>Reading comprehension</AppLink>
      </p>
      <header className="stack tight">
        <h1>Reading strategies</h1>
        <p className="lead">
          Every question on a passage is one of six kinds. Each has its own steps and its own traps, shown here on a short passage, with
          another one to try. They use none of your passages of the week.
        </p>
      </header>
      <div className="grid">
        {strategies.map(({ category, name, asks }) => (
          <Card key={category} title={<AppLink to={paths.learn.readingStrategy(category)}>{name}</AppLink>} heading="h2">
            <p>{asks}</p>
          </Card>
        ))}
      </div>
    </div>
  )
}
