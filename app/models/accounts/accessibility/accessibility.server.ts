/** How an account wants its pages shown: kept with it, so that every device where it is signed in shows them so. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Appearance } from '~/utils/accessibility/settings'
import { APPEARANCE_FIELDS } from './fields'

export const AppearanceSchema = formSchema(APPEARANCE_FIELDS, { isStrict: true })

/**
 * Keeps what `changeOf` makes of what is stored (null while nothing was chosen), and returns it. The account's row is taken first, so that
 * two switches pressed at once both count.
 */
export function changeAppearance(userId: string, changeOf: (stored: unknown) => Appearance): Promise<Appearance> {
  return db.$transaction(async (transaction) => {
    const where = { id: userId }
    const { accessibility } = await transaction.user.update({ where, data: { id: userId }, select: { accessibility: true } })
    const appearance = changeOf(accessibility)
    await transaction.user.update({ where, data: { accessibility: { ...appearance } }, select: { id: true } })
    return appearance
  })
}
