/** The mailed link to the parent's page. Its token moves into a cookie at once; only the button uses it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parentLinkCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { openParentSession } from '~/auth/parent-session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { consumeParentLink, isParentLink } from '~/models/families/parent-link.server'
import { paths } from '~/paths'
import { withCookies } from '~/utils/http/answers.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your child’s page')

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token) throw redirect(paths.family.link(), { headers: { 'Set-Cookie': await parentLinkCookie.serialize(token.slice(0, 100)) } })
  const works = await isParentLink((await readToken(request)) ?? '')
  return data({ works }, works ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request)
  const token = await readToken(request)
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const email = token && isCounted ? await consumeParentLink(token) : null
  if (!email) return data(null, 404)

  const cookies = [await openParentSession(request, email), await parentLinkCookie.serialize('', { maxAge: 0 })]
  return redirect(paths.family.home(), { status: 303, headers: withCookies(cookies) })
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await parentLinkCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : null
}

export default function ParentLink() {
  const { works } = useLoaderData<typeof loader>()
  return works ? (
    <PageDialog title="Your child’s page">
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
