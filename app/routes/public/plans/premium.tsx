/** Every tool of the plans: what it does, and what the free tier gives of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readStudentSession } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { PlanCards } from '~/routes/public/parts/plan-cards'
import { pageMeta } from '~/utils/text/page-meta'
import { TOOLS, type ToolLine } from './parts/tool-overview.server'

export const meta = pageMeta(
  'Premium: every tool, without a limit',
  'All tools for the ISEE and SSAT in one place: what each does, and how much of it is free.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await readStudentSession(request)
  const isPremium = student?.membership.isPremium ?? false
  return { isSignedIn: student !== null, isPremium, tools: TOOLS }
}

export default function Premium() {
  const { isSignedIn, isPremium, tools } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">Premium</p>
        <h1>Every tool, without a limit</h1>
        <p className="lead">
          {isPremium
            ? 'Everything is open to you.'
            : 'The free tier lets you try nearly every tool each week. Premium takes the limits away.'}
        </p>
      </header>
      {isSignedIn && !isPremium && (
        <Banner tone="good" title="You are logged in" action={<ButtonLink to={paths.learn.tools()}>Your tools</ButtonLink>}>
          <p>Your own tools say what is left of each this week, and what comes next.</p>
        </Banner>
      )}
      <section className="stack">
        <h2>The tools</h2>
        <ul className="grid">
          {tools.map((tool) => (
            <li key={tool.title} className="card stack tight">
              <ToolText {...tool} isPremium={isPremium} isOpen={isSignedIn} />
            </li>
          ))}
        </ul>
        <p className="small soft">
          A week begins on Monday at midnight Eastern time, a month on its first day. Uses in your 48-hour trial do not count.
        </p>
      </section>
      {isPremium ? <Membership /> : <Plans />}
    </div>
  )
}

function Plans() {
  return (
    <section className="stack loose" id="plans">
      <div className="stack tight">
        <h2>The plans</h2>
        <p>
          All paid plans open the same tools. <AppLink to={paths.public.pricing()}>How they differ</AppLink>
        </p>
      </div>
      <PlanCards />
    </section>
  )
}

function Membership() {
  return (
    <p className="cluster">
      <ButtonLink to={paths.learn.tools()}>What comes next in each</ButtonLink>
      <AppLink to={paths.account.subscription()}>Your membership</AppLink>
    </p>
  )
}

function ToolText({ title, text, free, to, isPremium, isOpen }: ToolLine & { isPremium: boolean; isOpen: boolean }) {
  return (
    <>
      <h3>{isOpen && to ? <AppLink to={to}>{title}</AppLink> : title}</h3>
      <p className="soft">{text}</p>
      {!isPremium && (
        <p className="small">
          Free tier: <strong>{free}</strong>
        </p>
      )}
    </>
  )
}
