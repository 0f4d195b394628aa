/** The weekly report by mail, by the link in it: to end it, or to have it again. Opening the page changes nothing. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Button } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { findByLink, setByLink } from '~/models/reports/subscription.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('The weekly email')

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request)
  const mail = await findByLink(token)
  if (!mail) throw notFound()
  return { token, isOn: mail.isOn }
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenOf(request)
  const isOn = (await readForm(request)).get('intent') === 'on'
  if (!(await setByLink(token, isOn))) throw notFound()

  const text = isOn ? 'The next one comes on Monday.' : 'No more weekly mail comes to this address.'
  const headers = await flashHeaders({ kind: 'success', title: isOn ? 'The email is on' : 'The email is off', text })
  return redirect(paths.account.reportMail(token), { status: 303, headers })
}

export default function ReportMailLink() {
  const { token, isOn } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="The weekly email">
      <p>{isOn ? 'A report of each week comes to this address.' : 'It is off: no weekly report comes to this address.'}</p>
      <form method="post" action={paths.account.reportMail(token)}>
        <Button type="submit" name="intent" value={isOn ? 'off' : 'on'}>
          {isOn ? 'Send no more' : 'Send it again each week'}
        </Button>
      </form>
    </PageDialog>
  )
}
