/** Choosing a username after another account took the first one. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { chooseUsername } from './username.server'

const open = (userId: string) => db.user.update({ where: { id: userId }, data: { isUsernameOpen: true } })

test('an account that has chosen before keeps its name, and holds no other', async () => {
  const { id: userId, username: first } = await createStudent()
  const username = `second-${process.pid}`
  expect(await chooseUsername({ userId, username })).toBe(false)
  expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ username: first })

  const { id: other } = await createStudent()
  await open(other)
  expect(await chooseUsername({ userId: other, username })).toBe(true)
})
