/** How the pages of an account are shown, on every device where it is signed in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAccessibility } from '~/auth/accessibility.server'
import { answerAppearanceForm } from '~/auth/flows/appearance.server'
import { requireStudent } from '~/auth/guards/guards.server'
import { AppearanceForm } from '~/components/accessibility/appearance-form'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../parts/frame'

export const meta = pageMeta('Accessibility')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStudent(request)
  return { settings: await readAccessibility(request) }
}

export async function action({ request }: ActionFunctionArgs) {
  await requireStudent(request)
  return answerAppearanceForm(request, paths.account.accessibility())
}

export default function AccountAccessibility() {
  const { settings } = useLoaderData<typeof loader>()
  return (
    <ProfilePage title="Accessibility">
      <p>Choose what makes reading easier for you. It is kept with your account, so every device where you are logged in uses it.</p>
      <AppearanceForm appearance={settings} action={paths.account.accessibility()} answer={useActionData<typeof action>()} />
    </ProfilePage>
  )
}
