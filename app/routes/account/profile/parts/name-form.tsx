/** The form of names and picture. */
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { avatarAt } from '~/models/accounts/profile/avatars'
import { PERSON_FIELDS } from '~/models/accounts/profile/fields'
import { paths } from '~/paths'
import { AvatarPicker } from './avatar-picker'

export interface NamedPerson {
  firstName: string
  lastName: string
  preferredName: string | null
  avatarUrl: string | null
}

export function NameForm({ person, answer }: { person: NamedPerson; answer?: FormAnswer }) {
  const { firstName, lastName, preferredName, avatarUrl } = person
  const stored = { firstName, lastName, preferredName: preferredName ?? '', avatar: avatarAt(avatarUrl) }
  const form = useForm('name', PERSON_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={paths.account.name()}>
      <div className="pair">
        <TextField field={form.firstName} label="First name" autoComplete="given-name" />
        <TextField field={form.lastName} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        field={form.preferredName}
        label="Preferred name"
        hint="We greet you by this name. If you are a parent, enter the first name of the child who practices."
        autoComplete="nickname"
      />
      <AvatarPicker field={form.avatar} person={{ firstName, lastName }} />
      <SubmitButton pending="Saving...">Update name and picture</SubmitButton>
    </AppForm>
  )
}
