/** Pools of free seats and requests for them, through the verbs of the product. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { decideRequest } from '~/models/scholarship/decision.server'
import { openHousePool } from '~/models/scholarship/pools.server'
import { askForSeat } from '~/models/scholarship/requests.server'
import { createStudent } from '../accounts'

/** A pool that the house paid for, opened by a new admin. */
export async function createPool(seats = 5, now = new Date()): Promise<{ id: string; actorId: string }> {
  const { id: actorId } = await createStudent({ role: 'admin' })
  return { actorId, id: await openHousePool({ actorId, seats, attempt: randomToken() }, now) }
}

/** A student who has asked. */
export async function createRequest(shape: Parameters<typeof createStudent>[0] = {}, now = new Date()) {
  const student = await createStudent(shape)
  if ((await askForSeat({ userId: student.id, exam: 'ISEE', forWhom: 'student' }, now)) !== 'asked') throw new Error('not asked')
  const { id } = await db.scholarshipRequest.findUniqueOrThrow({ where: { openKey: student.id } })
  return { id, student }
}

/** A student with a seat of the pool. */
export async function createSponsored(
  pool: { id: string; actorId: string },
  shape: Parameters<typeof createStudent>[0] = {},
  now = new Date(),
) {
  const made = await createRequest(shape, now)
  const outcome = await decideRequest({ id: made.id, actorId: pool.actorId, step: 'grant', pool: pool.id }, now)
  if (outcome !== 'done') throw new Error(`the seat was not given: ${outcome}`)
  return made
}
