/** Browsers in words, as the list of devices shows them. */
import { expect, test } from 'vitest'
import { deviceWords } from './device-words.server'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${IOS} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
  [`${MOZILLA} (iPad; CPU OS 17_5 like Mac OS X) ${IOS} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on an iPad'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Microsoft Edge on Windows'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on a Mac'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on a Chromebook'],
  [`${MOZILLA} (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome on an Android phone'],
  [`${MOZILLA} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on Linux'],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})

test.each([null, '', ' ', 'Mozilla/5.0 (test)', 'Your-own-laptop/1.0 (trust me)', '\u0000', 'a'.repeat(200)])(
  '%j is not known',
  (userAgent) => {
    expect(deviceWords(userAgent)).toBe('A browser that we do not know')
  },
)

test('a name that somebody made up is not shown beside a system that we know', () => {
  expect(deviceWords('Bank/1.0 (Windows NT 10.0; Win64; x64)')).toBe('A browser on Windows')
})
