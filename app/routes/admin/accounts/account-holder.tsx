/** Says whose account it is where a child cannot say so itself: an admin does it, with a reason that is kept. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { HOLDER_NAMES } from '~/models/accounts/profile/fields'
import { changeHolder, HolderChangeSchema } from '~/models/families/consent.server'
import { HOLDER_CHANGE_FIELDS } from '~/models/families/holder-fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Whose account')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return { email: new URL(request.url).searchParams.get('email') ?? undefined }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value: change, refusal } = parseFormData(form, HolderChangeSchema)
  if (refusal) return refusal

  const isChanged = await changeHolder({ actorId: admin.id, ...change })

  if (!isChanged) {
    return refuseForm({ ...keptValues(form), error: { email: ['No account with a profile has this address'] } }, undefined, 404)
  }
  const headers = await flashHeaders({ kind: 'success', title: 'Changed', text: 'It is recorded with your name and reason.' })
  return redirect(paths.admin.accountHolder(), { status: 303, headers })
}

export default function AccountHolder() {
  const form = useForm('holder', HOLDER_CHANGE_FIELDS, useActionData<typeof action>(), useLoaderData<typeof loader>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Whose account is it?</h1>
        <p>
          An account that said “a student under 13” is changed only by a parent’s link or here. Make sure of the age first: a parent’s
          permission will no longer be asked for, and links already emailed to parents stop working.
        </p>
        <AppForm form={form} action={paths.admin.accountHolder()}>
          <TextField field={form.email} label="Email of the account" autoComplete="off" />
          <RadioCards field={form.holder} legend="Who uses it?" options={optionsOf(HOLDER_CHANGE_FIELDS.holder.choices, HOLDER_NAMES)} />
          <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name." />
          <SubmitButton pending="Saving...">Change</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
