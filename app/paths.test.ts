/** Links: each leads to an address with safe parts. */
import { expect, test } from 'vitest'
import { paths } from './paths'

test('what comes from outside is encoded', () => {
  expect(paths.login('/premium?level=isee-upper&x=1')).toBe('/login?redirectTo=%2Fpremium%3Flevel%3Disee-upper%26x%3D1')
  expect(paths.verifyEmail('a&b=c')).toBe('/verify-email?token=a%26b%3Dc')
  expect(paths.blogArticle('../admin')).toBe('/blog/..%2Fadmin')
  expect(paths.schoolsIn('new york')).toBe('/schools/new%20york')
})
