/** Names and picture. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { PersonSchema, savePerson } from '~/models/accounts/profile/person.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../parts/frame'
import { NameForm } from './parts/name-form'

export const meta = pageMeta('Your name and picture')

export async function loader({ request }: LoaderFunctionArgs) {
  const { firstName, lastName, preferredName, avatarUrl } = await requireStudent(request)
  return { person: { firstName, lastName, preferredName, avatarUrl } }
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireStudent(request)
  const { value, refusal } = parseFormData(await readForm(request), PersonSchema)
  if (refusal) return refusal

  await savePerson(id, value)

  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'Your name and picture are up to date.' })
  return redirect(paths.account.profile(), { status: 303, headers })
}

export default function Name() {
  const { person } = useLoaderData<typeof loader>()
  return (
    <ProfilePage title="Your name and picture">
      <section className="card stack">
        <NameForm person={person} answer={useActionData<typeof action>()} />
      </section>
    </ProfilePage>
  )
}
