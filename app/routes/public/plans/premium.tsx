/** Every tool of the plans: what it does, what the free tier gives of it, and whether it is ready. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getViewer } from '~/auth/guards/viewer.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { PlanCards } from '~/routes/public/parts/plan-cards'
import { pageMeta } from '~/utils/text/page-meta'
import { COMING_TOOLS, READY_TOOLS, type ToolLine } from './parts/tool-overview.server'

export const meta = pageMeta(
  'Premium: every tool, without a limit',
  'All tools for the ISEE and SSAT in one place: what each does, how much of it is free, and which are ready today.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  return { isSignedIn: (await getViewer(request)) !== null, ready: READY_TOOLS, coming: COMING_TOOLS }
}

export default function Premium() {
  const { isSignedIn, ready, coming } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">Premium</p>
        <h1>Every tool, without a limit</h1>
        <p className="lead">
          The free tier lets you try each tool every week. Premium takes the limits away. What is still in the making says so.
        </p>
      </header>
      {isSignedIn && (
        <Banner tone="good" title="You are logged in" action={<ButtonLink to={paths.learn.tools()}>Your tools</ButtonLink>}>
          <p>Your own tools say what is left of each this week, and what comes next.</p>
        </Banner>
      )}
      <section className="stack">
        <h2>Ready today</h2>
        <ul className="grid">
          {ready.map((tool) => (
            <li key={tool.title} className="card stack tight">
              <ToolText {...tool} />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <h2>In the making</h2>
        <ul className="grid wide">
          {coming.map((tool) => (
            <li key={tool.title} className="stack tight">
              <ToolText {...tool} />
            </li>
          ))}
        </ul>
        <p className="small soft">
          A week begins on Monday at midnight Eastern time, a month on its first day. Uses in your 48-hour trial do not count.
        </p>
      </section>
      <section className="stack loose" id="plans">
        <div className="stack tight">
          <h2>The plans</h2>
          <p>
            All paid plans open the same tools. <AppLink to={paths.public.pricing()}>How they differ</AppLink>
          </p>
        </div>
        <PlanCards />
      </section>
    </div>
  )
}

function ToolText({ title, text, free }: ToolLine) {
  return (
    <>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <p className="small">
        Free tier: <strong>{free}</strong>
      </p>
    </>
  )
}
