/** Where the accessibility panel posts to, and the page that asks before its button is hidden. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccessibilityForm, HIDE_CONFIRMATION } from '~/components/layout/accessibility-panel'
import type { RouteHandle } from '~/components/layout/document'
import { Button } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { paths } from '~/paths'
import { accessibilityHeader, changeSettings, readAccessibility } from '~/utils/accessibility.server'
import { safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Accessibility', 'High contrast and larger text for every page of Stanine.')

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    settings: await readAccessibility(request),
    isHiding: searchParams.get('confirm') === 'hide',
    returnTo: safePath(searchParams.get('returnTo'), paths.home()),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)

  const settings = changeSettings(await readAccessibility(request), form)

  return redirect(safePath(form.get('returnTo'), paths.home()), {
    status: 303,
    headers: { 'Set-Cookie': await accessibilityHeader(settings) },
  })
}

export default function Accessibility() {
  const { settings, isHiding, returnTo } = useLoaderData<typeof loader>()
  if (!isHiding) {
    return (
      <PageDialog title="Accessibility">
        <AccessibilityForm settings={settings} returnTo={paths.accessibility()} />
      </PageDialog>
    )
  }
  return (
    <PageDialog title="Hide Button">
      <p>{HIDE_CONFIRMATION}</p>
      <form method="post" action={paths.accessibility()} className="cluster">
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" look="danger" name="confirm" value="hide">
          Hide Button
        </Button>
        <a href={returnTo} className="button quiet">
          Keep it
        </a>
      </form>
    </PageDialog>
  )
}
