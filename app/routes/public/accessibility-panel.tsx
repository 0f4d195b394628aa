/** Where the accessibility panel posts to, and the page that asks before its button is hidden. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { keepAccessibility } from '~/auth/accessibility.server'
import { HIDE_CONFIRMATION } from '~/components/accessibility/panel'
import { Button } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { paths } from '~/paths'
import type { AccessibilitySettings } from '~/utils/accessibility/settings'
import { safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Hide the accessibility button')

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('confirm') !== 'hide') throw redirect(paths.public.accessibility())
  return { returnTo: safePath(searchParams.get('returnTo'), paths.public.home()) }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)

  const cookie = await keepAccessibility(request, (settings) => changeAsked(settings, form))

  return redirect(safePath(form.get('returnTo'), paths.public.home()), { status: 303, headers: { 'Set-Cookie': cookie } })
}

/**
 * What the panel's form asks for. Larger Text goes on at the third step and leaves a size that the page about accessibility set. Reset takes
 * back its two switches and no more: that page has a button for all, and a hidden button stays hidden until browser storage is cleared.
 */
function changeAsked({ text }: AccessibilitySettings, form: FormData): Partial<AccessibilitySettings> {
  if (form.get('reset')) return { highContrast: false, text: 'normal' }
  return {
    ...(form.get('confirm') === 'hide' && { showButton: false }),
    ...(form.get('show') && { showButton: true }),
    ...(form.has('highContrast') && { highContrast: form.get('highContrast') === 'on' }),
    ...(form.has('largeText') && { text: form.get('largeText') !== 'on' ? 'normal' : text === 'normal' ? 'larger' : text }),
  }
}

export default function HideButton() {
  const { returnTo } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Hide Button">
      <p>{HIDE_CONFIRMATION}</p>
      <form method="post" action={paths.public.accessibilityPanel()} className="cluster">
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
