/** How an account wants its pages shown: kept with it, so that every device where it is signed in shows them so. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Looks } from '~/utils/accessibility/settings'
import { LOOKS_FIELDS } from './fields'

export const LooksSchema = formSchema(LOOKS_FIELDS, { isStrict: true })

export async function keepLooks(userId: string, looks: Looks): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { accessibility: { ...looks } }, select: { id: true } })
}
