import { expect, test } from 'vitest'
import { hasOwnCookie } from './own-cookies.server'

function withCookies(cookie: string) {
  return hasOwnCookie(new Request('http://localhost/', { headers: { cookie } }))
}

test.each(['stanine_student=x', 'a=1; stanine_flash=y', 'a=1;__Host-stanine_student=z'])('%s is ours', (cookie) => {
  expect(withCookies(cookie)).toBe(true)
})

test.each(['', 'theme=dark', 'not_stanine_student=x', 'a=stanine_student'])('%s is not ours', (cookie) => {
  expect(withCookies(cookie)).toBe(false)
})
