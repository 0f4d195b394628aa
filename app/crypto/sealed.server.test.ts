import { expect, test } from 'vitest'
import { type Seal, sealText, unsealText } from './sealed.server'

const seal: Seal = { purpose: 'second-factor', owner: 'ada' }
const [older, newer] = ['an older secret of forty characters .....', 'a newer secret of forty characters .....']

test('what is sealed says nothing, is another text each time, and opens again', () => {
  const sealed = sealText('A TEXT OF SOME LENGTH', seal)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('A TEXT')
  expect(sealText('A TEXT OF SOME LENGTH', seal)).not.toBe(sealed)
  expect(unsealText(sealed, seal)).toEqual({ text: 'A TEXT OF SOME LENGTH', isStale: false })
})

test('it opens for its owner and its purpose alone', () => {
  const sealed = sealText('secret', seal)
  expect(unsealText(sealed, { ...seal, owner: 'eve' })).toBeNull()
  expect(unsealText(sealed, { ...seal, purpose: 'recovery-codes' })).toBeNull()
})

test('after a rotation it opens under the older secret while that is given, and says that it is stale', () => {
  const sealed = sealText('secret', seal, [older])
  expect(unsealText(sealed, seal, [newer, older])).toEqual({ text: 'secret', isStale: true })
  expect(unsealText(sealed, seal, [newer])).toBeNull()
  expect(unsealText(sealText('secret', seal, [newer, older]), seal, [newer])).toEqual({ text: 'secret', isStale: false })
})

test('one changed bit, a cut or a made-up text does not open', () => {
  const bytes = Buffer.from(sealText('secret', seal), 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(unsealText(changed.toString('base64url'), seal)).toBeNull()
  }
  for (const text of ['', 'x', 'not sealed at all', bytes.subarray(1).toString('base64url'), bytes.subarray(0, -1).toString('base64url')]) {
    expect(unsealText(text, seal)).toBeNull()
  }
})
