/** Who somebody is, to us and to whoever sits beside them: names and picture. */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { avatarUrlOf } from './avatars'
import { PERSON_FIELDS } from './fields'

export const PersonSchema = formSchema(PERSON_FIELDS, { isStrict: true })

/** Saves names and picture; an empty preferred name is none. */
export async function savePerson(userId: string, { avatar, preferredName, ...names }: PersonForm): Promise<void> {
  await db.user.update({
    where: { id: userId },
    data: { ...names, preferredName: preferredName ?? null, avatarUrl: avatarUrlOf(avatar) },
    select: { id: true },
  })
}

type PersonForm = z.infer<typeof PersonSchema>
