import { expect, test } from 'vitest'
import { KEYS, type Key, pressed, readDisplay } from './calculator'

const KEY_OF: Record<string, Key> = { '*': '×', '/': '÷', '-': '−', n: '±', r: '√' }

/** What is shown after these keys, one letter each; from key to key the state stands in the address. */
function show(keys: string): string {
  const all = KEYS.flat()
  return [...keys].reduce((state, letter) => {
    const key = all.find((one) => one === (KEY_OF[letter] ?? letter))
    if (!key) throw new Error(`no key ${letter}`)
    return readDisplay(JSON.stringify(pressed(state, key)))
  }, readDisplay('')).shown
}

test.each([
  ['', '0'],
  ['12', '12'],
  ['007', '7'],
  ['1.5.5', '1.55'],
  ['.5+.25=', '0.75'],
  ['12+7=', '19'],
  ['2+3*4=', '20'],
  ['7-9=', '-2'],
  ['9r', '3'],
  ['5n', '-5'],
  ['50%', '0.5'],
  ['8/4=3', '3'],
  ['1/0=', 'Error'],
  ['1/0=5', 'Error'],
  ['1/0=C', '0'],
  ['1/3=', '0.3333333'],
  ['99999999*9=', 'Error'],
  ['123456789', '12345678'],
  ['5+-3=', '2'],
  ['1/9999999=', '0.0000001'],
  ['1/9999999=*2=', '0.0000002'],
  ['1/9999999=n', '-0.0000001'],
])('after %s it shows %s', (keys, shown) => {
  expect(show(keys)).toBe(shown)
})

test.each(['{}', 'null', '[]', '{"shown":"<script>","held":null,"operation":null,"isFresh":true}', '{"shown":1e999}'])(
  'an address that holds %s shows a cleared one',
  (text) => {
    expect(readDisplay(text).shown).toBe('0')
  },
)
