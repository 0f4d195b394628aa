import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ["St. John's School", 'st-johns-school'],
  ['  Café Olé & Co.  ', 'cafe-ole-co'],
  ['The Reader’s House', 'the-readers-house'],
  ['北京', ''],
])('%s becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
