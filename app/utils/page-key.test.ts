import { expect, test } from 'vitest'
import { printKey, readPlace } from './page-key'

const key = { createdAt: new Date('2026-11-22T03:04:05.678Z'), id: 'V1St-GXR8_z' }
const placeOf = (search: string) => readPlace(new URLSearchParams(search))

test('a key survives the way through an address', () => {
  expect(placeOf(`before=${printKey(key)}`)).toEqual({ before: key })
  expect(placeOf(`status=reviewed&after=${printKey(key)}`)).toEqual({ after: key })
})

test.each([
  '',
  'before=',
  'before=1',
  'before=-1-a',
  'before=1e9-a',
  "before=1-a'--",
  'after=99999999999999-a',
  `after=1-${'a'.repeat(65)}`,
  'page=2',
])('%s is the first page', (search) => expect(placeOf(search)).toBeNull())
