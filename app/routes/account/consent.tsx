/** A parent's decision about a child under 13: the link shows what it is about, only the buttons decide. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import type { RouteHandle } from '~/components/layout/document'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { decideConsent, findConsent } from '~/models/profile.server'
import { paths } from '~/paths'
import { readForm } from '~/utils/forms.server'
import { pageMeta } from '~/utils/page-meta'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('A parent’s permission')

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const consent = token && isCounted ? await findConsent(token) : null
  if (!consent) return data({ token, child: null, isConfirmed: false }, 404)
  return data({ token, child: consent.user.firstName, isConfirmed: consent.confirmedAt !== null }, 200)
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const isGranted = form.get('decision') === 'agree'

  const isDecided = await decideConsent({ token: String(form.get('token') ?? ''), isGranted })

  return data({ isDecided, isGranted }, isDecided ? 200 : 404)
}

export default function Consent() {
  const { token, child, isConfirmed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.isDecided) {
    return (
      <PageDialog title={answer.isGranted ? 'Thank you' : 'Noted'}>
        <p>
          {answer.isGranted
            ? 'Your child may now use everything. You can withdraw this at any time with the same link or by writing to us.'
            : 'Practice goes on working; no free text is stored, and neither a tutor nor AI can be used.'}
        </p>
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  if (!child) {
    return (
      <PageDialog title="This link does not work any more">
        <p>It may be older than 14 days. Your child can send a new one from the profile page.</p>
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  return (
    <PageDialog title={`May ${child} use all of Stanine?`}>
      <p>Without your permission {child} can practise questions and see scores. With it:</p>
      <ul>
        <li>essays can be written, and their text is stored so that feedback can be given;</li>
        <li>the AI tutor can be asked, and the conversation is stored;</li>
        <li>a tutor whom you know can be linked and sees results.</li>
      </ul>
      <p>We store no more than that, show it to nobody else, and delete all of it when you ask us to.</p>
      <form method="post" action={paths.parentConsent(token)} className="cluster">
        <input type="hidden" name="token" value={token} />
        <SubmitButton name="decision" value="agree" pending="Saving...">
          {isConfirmed ? 'I still agree' : 'I agree'}
        </SubmitButton>
        <SubmitButton name="decision" value="refuse" look="quiet" pending="Saving...">
          I do not agree
        </SubmitButton>
      </form>
    </PageDialog>
  )
}
