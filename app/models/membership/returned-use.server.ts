/** A use that comes back, because what it was taken for was opened by mistake: once a day. */
import { type Database, db } from '~/db.server'
import { easternDay } from '~/utils/time/periods.server'

interface Use {
  userId: string
  /** What was started with it. */
  reference: string
}

/** `none` where no use was taken, as by members without limits; `kept` when one came back today already. */
export type ReturnOfUse = 'returned' | 'kept' | 'none'

/** Gives the use back in the transaction that takes away what it was for. */
export async function returnUse(transaction: Database, { userId, reference }: Use, now: Date): Promise<ReturnOfUse> {
  const use = await transaction.featureUse.findFirst({ where: { userId, reference }, select: { id: true } })
  if (!use) return 'none'

  const { count } = await transaction.returnedUse.createMany({ data: [{ userId, day: easternDay(now) }], skipDuplicates: true })
  if (count === 0) return 'kept'
  await transaction.featureUse.delete({ where: { id: use.id } })
  return 'returned'
}

/** What `returnUse` would do now. */
export async function wouldReturn({ userId, reference }: Use, now: Date): Promise<ReturnOfUse> {
  const [use, returned] = await Promise.all([
    db.featureUse.findFirst({ where: { userId, reference }, select: { id: true } }),
    db.returnedUse.findUnique({ where: { userId_day: { userId, day: easternDay(now) } }, select: { day: true } }),
  ])
  if (!use) return 'none'
  return returned ? 'kept' : 'returned'
}
