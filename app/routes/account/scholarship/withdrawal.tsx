/** Taking a request for a free seat back, or giving the seat back: asked once more before it is done. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import type { FlashMessage } from '~/components/layout/flash-message'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { findOwnRequest, withdraw } from '~/models/scholarship/requests.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Take it back')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireStudent(request)
  const state = (await findOwnRequest(id))?.state
  return { what: state === 'asked' ? ('request' as const) : state === 'granted' ? ('seat' as const) : null }
}

const TOLD: Record<Awaited<ReturnType<typeof withdraw>>, FlashMessage> = {
  withdrawn: { kind: 'success', title: 'Taken back', text: 'Nobody looks at the request any more. You can ask again.' },
  'given-back': { kind: 'success', title: 'Thank you', text: 'The seat is free for another family. Your results and mistakes stay.' },
  none: { kind: 'problem', title: 'Nothing was changed', text: 'There was no request or seat to take back.' },
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireStudent(request)
  await readForm(request)
  const outcome = await withdraw(id)
  return redirect(paths.public.scholarship(), { status: 303, headers: await flashHeaders(TOLD[outcome]) })
}

export default function Withdrawal() {
  const { what } = useLoaderData<typeof loader>()
  return (
    <PageDialog
      title={what === 'seat' ? 'Give the seat back?' : what === 'request' ? 'Take the request back?' : 'There is nothing to take back'}
    >
      {what && (
        <>
          <p>
            {what === 'seat'
              ? 'Your account goes on as a free one today, and another family gets the seat. Your results and mistakes stay.'
              : 'Nobody looks at it any more. You can ask again later.'}
          </p>
          <form method="post" action={paths.account.scholarshipWithdrawal()}>
            <SubmitButton pending="Working..." look="danger">
              {what === 'seat' ? 'Give the seat back' : 'Take the request back'}
            </SubmitButton>
          </form>
        </>
      )}
      <p>
        <AppLink to={paths.public.scholarship()}>{what ? 'Keep it' : 'Back to free seats'}</AppLink>
      </p>
    </PageDialog>
  )
}
