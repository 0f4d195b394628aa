/** Progress reports: one of each week that had work in it, one whenever it is asked for, and the mail. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Button, ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { KeyPager } from '~/components/ui/key-pager'
import { readForm } from '~/forms/parse.server'
import { listReports, makeReport } from '~/models/reports/reports.server'
import { reportMailOf } from '~/models/reports/subscription.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { daysText } from './parts/shown-report.server'

export const meta = pageMeta('Progress reports')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const after = new URL(request.url).searchParams.get('after')
  const [{ rows, next }, mail] = await Promise.all([listReports(student.id, after), reportMailOf(student.id)])
  return {
    isMailed: mail?.isOn ?? false,
    reports: rows.map(({ id, type, ...days }) => ({ id, type, days: daysText(days) })),
    newer: after ? paths.learn.reports() : null,
    older: next && paths.learn.reports(next),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  await readForm(request)
  return redirect(paths.learn.report(await makeReport(student)), 303)
}

export default function Reports() {
  const { isMailed, reports, newer, older } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Progress reports</h1>
        <p className="lead">What was done, what it shows, and one next step. Each sentence names the figures that it rests on.</p>
      </header>
      <form method="post" action={paths.learn.reports()} className="cluster">
        <Button type="submit">Make a report of the last seven days</Button>
        <ButtonLink to={paths.learn.reportMail()} look="quiet">
          {isMailed ? 'The weekly email is on' : 'Get it by email each week'}
        </ButtonLink>
        <ButtonLink to={paths.learn.scores()} look="quiet">
          Scores of whole tests
        </ButtonLink>
      </form>
      {reports.length === 0 ? (
        <EmptyState title="No report yet">
          On Monday there is one of the week before, if you have worked in it. You can make one now.
        </EmptyState>
      ) : (
        <ul className="card stack tight">
          {reports.map(({ id, type, days }) => (
            <li className="cluster between" key={id}>
              <AppLink to={paths.learn.report(id)}>{days}</AppLink>
              {type === 'on_demand' && <Badge>Made by you</Badge>}
            </li>
          ))}
        </ul>
      )}
      <KeyPager newer={newer} older={older} />
    </div>
  )
}
