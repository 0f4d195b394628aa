/** Two tabs change how an account's pages are shown at the same time: neither change is lost. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { changeAppearance } from '~/models/accounts/accessibility/accessibility.server'
import { parseAppearance } from '~/utils/accessibility/cookie.server'
import { createStudent } from '../factories/accounts'

const CHANGES = [
  { highContrast: true },
  { text: 'larger' },
  { background: 'gray' },
  { typeface: 'hyperlegible' },
  { reducedMotion: true },
] as const

test('five settings changed at once are all kept', async () => {
  const { id } = await createStudent()
  await Promise.all(CHANGES.map((change) => changeAppearance(id, (stored) => ({ ...parseAppearance(stored), ...change }))))
  const { accessibility } = await db.user.findUniqueOrThrow({ where: { id } })
  expect(accessibility).toMatchObject(Object.assign({}, ...CHANGES))
})
