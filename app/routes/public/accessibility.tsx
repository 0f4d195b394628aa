/** How pages are shown, for whoever has no account; with one, the same form stands below the profile. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAccessibility } from '~/auth/accessibility.server'
import { answerAppearanceForm } from '~/auth/flows/appearance.server'
import { getViewer } from '~/auth/guards/viewer.server'
import { AppearanceForm } from '~/components/accessibility/appearance-form'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Accessibility', 'Text size, spacing, typeface, background, contrast and motion for every page of Stanine.')

export async function loader({ request }: LoaderFunctionArgs) {
  const [viewer, settings] = await Promise.all([getViewer(request), readAccessibility(request)])
  return { isSignedIn: viewer !== null, settings }
}

export async function action({ request }: ActionFunctionArgs) {
  return answerAppearanceForm(request, paths.public.accessibility())
}

export default function Accessibility() {
  const { isSignedIn, settings } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow stack">
      <h1>Accessibility</h1>
      <p>
        Choose what makes reading easier for you.{' '}
        {isSignedIn
          ? 'It is kept with your account, so every device where you are logged in uses it.'
          : 'It is kept in this browser for a year. If you log in and choose, it is kept with your account.'}
      </p>
      <AppearanceForm appearance={settings} action={paths.public.accessibility()} answer={useActionData<typeof action>()} />
    </div>
  )
}
