/** A question of each kind to try on the front page. Analogies have the one that stands there anyway; the others come from the bank. */
import { KINDS, type Kind } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { exampleOf } from '~/exam/guides/example.server'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { choiceOf } from '../../choice.server'

/** As guides name their examples; none is a question of a whole test. */
const EXAMPLES: Record<Exclude<Kind, 'analogy'>, string> = {
  computation: '1: computation, isee-upper, family system-of-equations; making one letter cancel',
  word_problem: '1: word_problem, isee-middle, family percent-change; dividing the change by the starting amount',
  quantitative_comparison: '1: quantitative_comparison, isee-middle, family compare-products; comparing without multiplying',
  data_reading: '1: data_reading, isee-middle, family double-bar-graph; reading a figure',
  synonym: '1: synonym, ssat-middle, word; telling a near miss from the closest word',
  sentence_completion: '1: sentence_completion, isee-middle, completion word; finding the clue that decides',
  passage_question: '1: passage_question, isee-middle, passage m02 main_idea; choosing what covers the whole passage',
}

/** What `?kind=` and `?answer=` ask for: the question with, once it is answered, its reasons. Null for an analogy or what is no kind. */
export function triedQuestion(search: URLSearchParams) {
  const kind = KINDS.find((one) => one === search.get('kind'))
  if (!kind || kind === 'analogy') return null
  const { item, level } = exampleOf(EXAMPLES[kind])
  if (!item) return null
  const choice = choiceOf(search.get('answer'), item.choices.length)
  return {
    kind,
    level: LEVEL_NAMES[level],
    skill: item.skill,
    question: printQuestion(item),
    solution: choice === null ? null : printSolution(item, choice),
  }
}
