/** Whether the database answers. */
import { db } from '~/db.server'

export async function isDatabaseReady(): Promise<boolean> {
  return db.region.findFirst({ select: { id: true } }).then(
    () => true,
    () => false,
  )
}

/** Ends the pool; the last thing that a stopping process does. */
export function closeDatabase(): Promise<void> {
  return db.$disconnect()
}
