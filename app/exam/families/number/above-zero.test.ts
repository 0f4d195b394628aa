import { expect, it } from 'vitest'
import { fraction } from '~/exam/values/fraction'
import { rational, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

it('leaves out zero and negative amounts and keeps the others in order', () => {
  const mistake = { type: 'careless_mistake', says: 'Slips.' } as const
  const wrong = [whole(3), whole(0), rational(fraction(-1, 2)), rational(fraction(1, 2))].map((answer) => ({ ...answer, ...mistake }))
  expect(aboveZero(wrong).map(({ value }) => value)).toEqual(['3', '1/2'])
})
