/** The mailed link to the parent's page. Its token moves into a cookie at once; only the button uses it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parentLinkCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { openParentSession } from '~/auth/parent-session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { consumeParentLink, isParentLink } from '~/models/families/parent-link.server'
import { paths } from '~/paths'
import { tooMany, withCookies } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your child’s page')

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, parentLinkCookie, paths.family.link())
  const works = await isParentLink((await readLinkToken(request, parentLinkCookie)) ?? '')
  return data({ works }, works ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request)
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ problem: { title: 'Please wait a little', text: MESSAGES.linkLimited } }, tooMany(retryAfter))
  const token = await readLinkToken(request, parentLinkCookie)
  const email = token ? await consumeParentLink(token) : null
  if (!email) return data({ problem: undefined }, 404)

  const cookies = [await openParentSession(request, email), await clearLinkToken(parentLinkCookie)]
  return redirect(paths.family.home(), { status: 303, headers: withCookies(cookies) })
}

export default function ParentLink() {
  const { works } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return works ? (
    <PageDialog title="Your child’s page">
      <Problem problem={problem} />
      <p>What your child did and what is stored opens in this browser for two hours. The link is used up with it.</p>
      <form method="post" action={paths.family.link()}>
        <SubmitButton pending="Opening...">Open the page</SubmitButton>
      </form>
    </PageDialog>
  ) : (
    <PageDialog title="This link no longer works">
      <p>It may be more than an hour old, already used, or replaced by a newer one.</p>
      <ButtonLink to={paths.family.home()}>Ask for a new link</ButtonLink>
    </PageDialog>
  )
}
