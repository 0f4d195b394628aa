/** Confirming an application by its mailed link. The token moves into a cookie at once; only the button confirms. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listingCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { applicationByLink, confirmListing } from '~/models/directory/listings/application.server'
import { paths } from '~/paths'
import { tooMany } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'
import { DIRECTORIES } from './parts/directories'

export const meta = pageMeta('Confirm your application')

const REFUSED = {
  dead: {
    title: 'This link no longer works',
    text: 'It may be more than a day old or already used. If we have not written to you since, please apply again.',
  },
  limited: { title: 'Please wait a little', text: MESSAGES.limited },
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, listingCookie, paths.public.listingConfirmation())
  const token = await readLinkToken(request, listingCookie)
  const application = token && (await applicationByLink(token))
  return data({ application: application || null }, application ? 200 : 400)
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request)
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ refused: 'limited' as const }, tooMany(retryAfter))

  const token = await readLinkToken(request, listingCookie)
  const kind = token && (await confirmListing(token))
  if (!kind) return data({ refused: 'dead' as const }, 400)

  return redirect(paths.tutor.success(kind), { status: 303, headers: { 'Set-Cookie': await clearLinkToken(listingCookie) } })
}

export default function Confirmation() {
  const { application } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused ?? (application ? null : 'dead')
  if (refused || !application) {
    const { title, text } = REFUSED[refused ?? 'dead']
    return (
      <PageDialog title={title}>
        <p>{text}</p>
        <div className="cluster">
          <ButtonLink to={paths.public.newListing('tutor')}>Apply as a tutor</ButtonLink>
          <ButtonLink to={paths.public.newListing('consultant')} look="quiet">
            Apply as a consultant
          </ButtonLink>
        </div>
      </PageDialog>
    )
  }
  const { kind, name, email, earlier } = application
  return (
    <PageDialog title="Is this your application?">
      <p>
        {name} applies to be listed as a {DIRECTORIES[kind].one}. Families will see the address <strong>{email}</strong> on the profile.
      </p>
      {earlier && (
        <p>
          {earlier.status === 'pending'
            ? `An application of ${earlier.name} with the same address and state is waiting already. If it was yours, we keep the one that we approve last.`
            : `${earlier.name} has a profile there already with the same address. Once we approve this application, it takes the place of that profile.`}
        </p>
      )}
      <form method="post" action={paths.public.listingConfirmation()}>
        <SubmitButton pending="Sending...">Yes, please read it</SubmitButton>
      </form>
      <p className="small soft">If you did not apply, close this page: nothing happens.</p>
    </PageDialog>
  )
}
