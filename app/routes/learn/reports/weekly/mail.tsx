/** The weekly report by email: on or off, and who gets it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { readForm } from '~/forms/parse.server'
import { waitsForParent } from '~/models/families/waiting'
import { reportMailOf, setReportMail } from '~/models/reports/subscription.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('The weekly email')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const isChild = student.profile.holder === 'child'
  const mail = await reportMailOf(student.id)
  return {
    isOn: mail?.isOn ?? false,
    address: isChild ? student.profile.parentEmail : student.email,
    isChild,
    waits: waitsForParent(student),
    isEndedByParent: mail?.isLocked ?? false,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const intent = (await readForm(request)).get('intent')
  if (intent !== 'on' && intent !== 'off') throw new Response(null, { status: 400, statusText: 'Bad Request' })
  if (intent === 'on' && waitsForParent(student)) return redirect(paths.learn.reportMail(), 303)
  const isSet = await setReportMail({ userId: student.id, isOn: intent === 'on' })
  const text =
    intent === 'on' ? 'The first one comes on Monday, if there was work in the week.' : 'No more mail. The reports themselves stay here.'
  const headers = isSet
    ? await flashHeaders({ kind: 'success', title: intent === 'on' ? 'The email is on' : 'The email is off', text })
    : undefined
  return redirect(paths.learn.reportMail(), { status: 303, headers })
}

export default function ReportMail() {
  const { isOn, address, isChild, waits, isEndedByParent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>The weekly email</h1>
        <p className="lead">On Monday morning: the week in short, and one next step.</p>
      </header>
      <ul>
        <li>
          It goes to {address}
          {isChild && ', the parent who agreed'}.
        </li>
        <li>It has no pictures, and nothing in it tells us whether it was read.</li>
        <li>Nothing of what you have written stands in it: no essay, no note.</li>
        <li>Each email has a link that ends it with one click.</li>
      </ul>
      {waits ? (
        <p>It can be turned on once a parent has agreed to this account.</p>
      ) : isEndedByParent ? (
        <p>It is off. A parent can have it again with the link in the last email.</p>
      ) : (
        <form method="post" action={paths.learn.reportMail()}>
          <Button type="submit" name="intent" value={isOn ? 'off' : 'on'} look={isOn ? 'quiet' : 'solid'}>
            {isOn ? 'Turn it off' : 'Send it each week'}
          </Button>
        </form>
      )}
      <p>
        <AppLink to={paths.learn.reports()}>All reports</AppLink>
      </p>
    </div>
  )
}
