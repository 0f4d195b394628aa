/** Pictures for an account: each choice has its file, and each stored address its choice. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AVATARS, avatarAt, avatarUrlOf } from './avatars'

test.each(AVATARS)('%s comes back from what is stored, and its file is there', (avatar) => {
  const url = avatarUrlOf(avatar)
  expect(avatarAt(url)).toBe(avatar)
  expect(url === null || existsSync(`public${url}`)).toBe(true)
})

test('an address that is none of ours shows the letters of the name', () => {
  expect(avatarAt('https://evil.example/a.svg')).toBe('initials')
})
