import { expect, test } from 'vitest'
import { profileChoices } from './choices.server'

test('the form offers no zone where nobody lives, unless it was chosen', () => {
  expect(profileChoices().timeZones).not.toContain('Antarctica/Troll')
  expect(profileChoices('Antarctica/Troll').timeZones).toContain('Antarctica/Troll')
  expect(profileChoices().timeZones).toContain('Asia/Tokyo')
})
