/** Counting the unit cubes of a stack, or the cubes that would fill it up to a box. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

interface Parameters {
  /** Heights, row 0 at the back, each row and column falling towards the front right. */
  stacks: number[][]
  asks: 'all' | 'missing'
}

export const cubeStack = defineFamily<Parameters>({
  id: 'cube-stack',
  version: 3,
  title: 'A stack of cubes',
  asks: 'Counts the cubes in a drawn stack, in hard draws those that are missing from a full box.',
  strand: 'geometry',
  skill: 'Counting cubes',
  kind: 'data_reading',
  levels: serves({ lower: 'both', middle: 'reasoning' }),
  parameters: {
    stacks: 'heights of the columns of cubes, falling to the right and to the front, so that none is hidden behind a taller one',
    asks: 'all cubes, or in hard draws the cubes missing from a full box',
  },
  draw(random, { difficulty }) {
    const [rows, columns] = difficulty === 'easy' ? [2, 3] : [random.int(2, 3), 3]
    const build = () => {
      const stacks: number[][] = []
      for (let row = 0; row < rows; row++) {
        const line: number[] = []
        for (let column = 0; column < columns; column++) {
          const limit = Math.min(row ? (stacks[row - 1]?.[column] ?? 3) : 3, column ? (line[column - 1] ?? 3) : 3)
          const least = Math.max(row + column < 2 ? 1 : 0, limit - (random.chance(1, 3) ? 2 : 1))
          line.push(row + column === 0 ? random.int(2, 3) : random.int(Math.min(least, limit), limit))
        }
        stacks.push(line)
      }
      return stacks
    }
    // A stack that is nearly a full box, or hardly begun, asks for no thought.
    const isPlain = (stacks: number[][]) => {
      const missing = stacks.flat().reduce((sum, height) => sum + (stacks[0]?.[0] ?? 0) - height, 0)
      return missing < 3 || stacks.flat().reduce((sum, height) => sum + height, 0) < 5
    }
    let stacks = build()
    for (let attempt = 0; attempt < 20 && isPlain(stacks); attempt++) stacks = build()
    return { stacks, asks: difficulty === 'hard' ? 'missing' : 'all' }
  },
  write({ stacks, asks }) {
    const heights = stacks.flat()
    const cubes = heights.reduce((sum, height) => sum + height, 0)
    const [tallest, area] = [Math.max(...heights), heights.length]
    const missing = tallest * area - cubes
    const answer = asks === 'all' ? cubes : missing
    const top = heights.filter((height) => height > 0).length
    const front = (stacks.at(-1) ?? []).reduce((sum, height) => sum + height, 0)
    const rowTexts = stacks.map(
      (row, index) => `${['back', stacks.length === 2 ? 'front' : 'middle', 'front'][index]} row ${row.join(', ')}`,
    )
    return {
      stem:
        asks === 'all'
          ? 'The stack shown is built from equal cubes, and there are no gaps inside it. How many cubes are in the stack?'
          : `The stack shown is built from equal cubes, with no gaps inside it. What is the least number of cubes that must be added to make a solid box ${stacks[0]?.length} cubes wide, ${stacks.length} cubes deep, and ${tallest} cubes high?`,
      figure: {
        type: 'cubes',
        alt: `A stack of equal cubes seen from the front and above. Heights of its columns from left to right: ${listed(rowTexts)}.`,
        stacks,
      },
      answer: whole(answer),
      distractors: positive([
        asks === 'all'
          ? wrong(whole(top), 'careless_mistake', 'Counts only the cubes that can be seen from above.')
          : wrong(whole(cubes), 'misread_question', 'Counts the cubes that are there instead of those that are missing.'),
        asks === 'all'
          ? wrong(whole(cubes - (tallest - 1)), 'careless_mistake', 'Leaves out the hidden cubes under the tallest column.')
          : wrong(whole(tallest * area), 'misread_question', 'Counts all the cubes of the finished box.'),
        wrong(whole(answer + 1), 'careless_mistake', 'Counts one cube twice.'),
        wrong(whole(answer - 1), 'careless_mistake', 'Misses one cube.'),
        wrong(whole(front + top), 'strategy_error', 'Counts the faces in view instead of the cubes.'),
        wrong(whole(answer + 2), 'careless_mistake', 'Counts the cubes at an edge twice.'),
        wrong(whole(answer - 2), 'careless_mistake', 'Forgets that hidden cubes hold up the ones above.'),
        wrong(whole(answer + 3), 'careless_mistake', 'Counts a whole column twice.'),
        wrong(whole(answer + 4), 'careless_mistake', 'Counts the cubes at two edges twice.'),
        wrong(whole(answer - 3), 'careless_mistake', 'Misses three hidden cubes.'),
      ]),
      steps: [
        'Count column by column: how many cubes stand on each square of the floor, hidden ones included?',
        `Row by row from the back the columns are ${stacks.map((row) => row.join(' + ')).join(', then ')}, which makes ${cubes} cubes.`,
        ...(asks === 'missing'
          ? [
              `The full box holds ${stacks[0]?.length} × ${stacks.length} × ${tallest} = ${tallest * area} cubes, so ${tallest * area} − ${cubes} = ${missing} are missing.`,
            ]
          : [`So there are ${cubes} cubes in all.`]),
      ],
      hints: [
        'Some cubes are hidden behind or under others.',
        asks === 'all'
          ? 'Go column by column: a column 3 high has 3 cubes.'
          : 'How many cubes does the full box hold, and how many are there now?',
      ],
    }
  },
  // Counts layer by layer, from the floor up.
  solve({ stacks, asks }) {
    const heights = stacks.flat()
    let [cubes, gaps] = [0, 0]
    for (let layer = 1; layer <= Math.max(...heights); layer++) for (const height of heights) height >= layer ? cubes++ : gaps++
    return numberValue(asks === 'all' ? cubes : gaps)
  },
})
