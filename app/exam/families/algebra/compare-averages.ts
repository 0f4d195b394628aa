/** Quantitative comparison: an average before and after a change. */

import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

interface Parameters {
  person: Person
  count: number
  mean: number
  /** The new score; known, or only known to lie in a range. */
  story: 'score' | 'above' | 'twoScores' | 'positive' | 'oneOpen'
  first: number
  second: number
}

export const compareAverages = defineFamily<Parameters>({
  id: 'compare-averages',
  version: 3,
  title: 'An average before and after new scores',
  asks: 'Gives an average and new scores and compares the new average with the old one.',
  strand: 'data',
  skill: 'Averages',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    person: 'whose scores',
    count: 'how many scores there are',
    mean: 'their average',
    story: 'what is known of the new scores',
    first: 'a new score, or a bound',
    second: 'a second new score, or a bound',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    const base = { person: pickPerson(random), count: random.int(3, 6), mean: random.int(76, 86) }
    const off = random.int(2, 9)
    if (wanted === 'unknown' && difficulty === 'hard')
      return { ...base, story: 'oneOpen', first: base.mean + off, second: base.mean - off - random.int(2, 6) }
    if (wanted === 'unknown') return { ...base, story: 'positive', first: base.mean - 10 - off, second: 0 }
    const sign = wanted === 'A' ? 1 : wanted === 'B' ? -1 : 0
    if (difficulty === 'easy' || (difficulty === 'medium' && wanted === 'equal'))
      return { ...base, story: 'score', first: base.mean + sign * off, second: 0 }
    if (difficulty === 'medium')
      return { ...base, story: wanted === 'A' ? 'above' : 'score', first: wanted === 'A' ? base.mean + off : base.mean - off, second: 0 }
    const more = off + (sign === 0 ? 0 : random.int(1, 4))
    return { ...base, story: 'twoScores', first: base.mean + (sign < 0 ? off : more), second: base.mean - (sign < 0 ? more : off) }
  },
  write({ person: { name, they, their }, count, mean, story, first, second }) {
    const relation: Relation =
      story === 'positive' || story === 'oneOpen'
        ? 'unknown'
        : story === 'above'
          ? 'A'
          : story === 'score'
            ? first > mean
              ? 'A'
              : first < mean
                ? 'B'
                : 'equal'
            : first + second > 2 * mean
              ? 'A'
              : first + second < 2 * mean
                ? 'B'
                : 'equal'
    const news = {
      score: `On the next test, ${they} scores ${first}.`,
      above: `On the next test, ${they} scores higher than ${first}.`,
      positive: `On the next test, ${they} scores higher than ${first}.`,
      twoScores: `On the next two tests, ${they} scores ${first} and ${second}.`,
      oneOpen: `On the next two tests, ${they} scores ${first} on one and higher than ${second} on the other.`,
    }[story]
    const why = {
      score: `The new score is ${first > mean ? 'above' : first < mean ? 'below' : 'equal to'} the old average, so it ${first > mean ? 'raises it' : first < mean ? 'lowers it' : 'leaves it as it was'}`,
      above: 'The new score is above the old average, whatever it is exactly, so it raises the average',
      positive: `The new score may be below ${mean}, or above it, so the average may fall or rise`,
      oneOpen: `One new score is ${first - mean} above the old average, but the other may be further below it than that, or not below it at all, so the average may fall or rise`,
      twoScores: `One new score is ${first - mean} above the old average, the other ${mean - second} below it${first + second === 2 * mean ? ', and these balance' : `, so together they pull it ${first + second > 2 * mean ? 'up' : 'down'}`}`,
    }[story]
    const isTwo = story === 'twoScores' || story === 'oneOpen'
    return comparisonQuestion({
      stem: `${name} has an average score of ${mean} on ${their} first ${COUNTS[count]} tests. ${news}`,
      a: `${name}'s average score on all ${COUNTS[count + (isTwo ? 2 : 1)]} tests`,
      b: `${mean}`,
      relation,
      mistakes: {
        A: { type: 'logical_reasoning_error', says: 'Believes that more scores always raise an average.' },
        B: { type: 'logical_reasoning_error', says: 'Believes that dividing by more scores always lowers an average.' },
        equal: { type: 'concept_misunderstanding', says: 'Believes that one or two scores do not move an average.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that every single score must be known.' },
      },
      steps: [
        'An average rises when a new score is above it and falls when a new score is below it. No division is needed.',
        `${why}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        isTwo ? 'Compare each new score with the old average.' : 'Compare the new score with the old average.',
        isTwo ? 'How far above or below it can each of them be?' : 'Which scores are possible?',
      ],
    })
  },
  // Divides totals, for every new score that is possible.
  solve({ count, mean, story, first, second }) {
    const news =
      story === 'score'
        ? [[first]]
        : story === 'twoScores'
          ? [[first, second]]
          : story === 'oneOpen'
            ? Array.from({ length: 100 - second }, (_, index) => [first, second + 1 + index])
            : Array.from({ length: 100 - first }, (_, index) => [first + 1 + index])
    return `=${relationOver(news.map((scores) => [fraction(count * mean + scores.reduce((total, score) => total + score, 0), count + scores.length), mean] as const))}`
  },
})
