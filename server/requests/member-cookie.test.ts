import { createCookie } from '@remix-run/node'
import { expect, test } from 'vitest'
import { isMember } from './member-cookie.mjs'

const SECRETS = ['a new secret of forty characters for tests', 'an old secret of forty characters for test']
const TOKEN = 'a'.repeat(43)

async function cookie(name: string, value: unknown, secrets: string[] = SECRETS) {
  return (await createCookie(name, { secrets }).serialize(value)).split(';')[0] ?? ''
}
const asks = (text: string | undefined) => isMember({ headers: { cookie: text } } as Parameters<typeof isMember>[0], { secrets: SECRETS })

test.each(['stanine_student', '__Host-stanine_student', 'stanine_tutor', 'stanine_affiliate'])(
  'a signed %s makes a member',
  async (name) => {
    expect(asks(await cookie(name, TOKEN))).toBe(true)
    expect(asks(`a=b; ${await cookie(name, TOKEN)}; c=d`)).toBe(true)
  },
)

test('so does one that an older secret signed, and one behind a forged one', async () => {
  expect(asks(await cookie('stanine_student', TOKEN, SECRETS.slice(1)))).toBe(true)
  expect(asks(`stanine_student=x; ${await cookie('stanine_student', TOKEN)}`)).toBe(true)
})

test.each([
  ['no cookie', () => undefined],
  ['no signature', () => cookie('stanine_student', TOKEN, [])],
  ['a signature of somebody else', () => cookie('stanine_student', TOKEN, ['x'.repeat(40)])],
  ['a signature cut short', async () => (await cookie('stanine_student', TOKEN)).slice(0, -4)],
  ['a signed cookie of another purpose', () => cookie('stanine_pending', TOKEN)],
  ['what another cookie holds', () => cookie('stanine_student', { userId: 'a', email: 'b' })],
  ['broken percent signs', () => 'stanine_student=%zz'],
  ['nothing but a dot', () => 'stanine_student=.'],
])('%s makes none', async (_name, make) => expect(asks(await make())).toBe(false))
