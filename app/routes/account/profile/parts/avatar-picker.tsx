/** A choice among our drawn pictures and the letters of the name. */
import { Avatar, type Person } from '~/components/layout/avatar'
import { described, FieldErrors } from '~/forms/fields/field-frame'
import { Radio, radioId } from '~/forms/fields/radio-cards'
import type { Field } from '~/forms/use-form'
import { AVATARS, type Avatar as AvatarName, avatarUrlOf } from '~/models/accounts/profile/avatars'

const NAMES: Record<AvatarName, string> = {
  initials: 'Initials',
  owl: 'Owl',
  fox: 'Fox',
  bear: 'Bear',
  whale: 'Whale',
  rabbit: 'Rabbit',
  turtle: 'Turtle',
}

export function AvatarPicker({ field, person }: { field: Field; person: Omit<Person, 'avatarUrl'> }) {
  return (
    <fieldset className="field" aria-describedby={described(field)['aria-describedby']}>
      <legend>Picture</legend>
      <div className="avatar-choices">
        {AVATARS.map((avatar, index) => (
          <div className="radio-card" key={avatar}>
            <Radio field={field} value={avatar} isFirst={index === 0} />
            <label htmlFor={radioId(field, avatar, index === 0)}>
              <Avatar person={{ ...person, avatarUrl: avatarUrlOf(avatar) }} />
              {NAMES[avatar]}
            </label>
          </div>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  )
}
