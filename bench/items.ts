/** How fast the bank makes items, and assembles the ten quizzes of a subject anew. */
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, makeItem } from '~/exam/families/family'
import { planMathematics } from '~/exam/forms/quiz/mathematics.server'

const ITEMS = 20_000

const began = performance.now()
for (let count = 0; count < ITEMS; count++) {
  const family = FAMILIES[count % FAMILIES.length]
  const contexts = family ? contextsOf(family) : []
  const context = contexts[count % contexts.length]
  const subject = context && family?.levels[context.level]?.[0]
  if (family && context && subject) makeItem(family, { ...context, subject, seed: `bench ${count}` })
}
const itemsPerSecond = ITEMS / ((performance.now() - began) / 1000)

const parts = LEVELS.flatMap((level) =>
  blueprintOf(level).sections.flatMap((part) => (Object.keys(part.strands).length > 0 ? [{ level, part }] : [])),
)
const formsBegan = performance.now()
for (const { level, part } of parts) planMathematics(level, part)
const formsPerSecond = (parts.length * 10) / ((performance.now() - formsBegan) / 1000)

console.log(JSON.stringify({ itemsPerSecond, formsPerSecond }))
