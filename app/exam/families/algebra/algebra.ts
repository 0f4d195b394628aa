/** The algebra and reasoning families, from the simplest skill to the hardest. */
import type { Family } from '../../family'
import { balancePuzzle } from './balance-puzzle'
import { clueNumber } from './clue-number'
import { comparePercents } from './compare-percents'
import { equationBothSides } from './equation-both-sides'
import { evaluateExpression } from './evaluate-expression'
import { fractionEquation } from './fraction-equation'
import { greatestWholeNumber } from './greatest-whole-number'
import { growingPattern } from './growing-pattern'
import { inequalityGraph } from './inequality-graph'
import { inequalitySolution } from './inequality-solution'
import { lineOrder } from './line-order'
import { madeUpOperation } from './made-up-operation'
import { missingNumber } from './missing-number'
import { numberMachine } from './number-machine'
import { numberPattern } from './number-pattern'
import { relatedExpression } from './related-expression'
import { ruleFromTable } from './rule-from-table'
import { simplifyExpression } from './simplify-expression'
import { storyEquation } from './story-equation'
import { sumAndDifference } from './sum-and-difference'
import { symbolSums } from './symbol-sums'
import { tableMissingOutput } from './table-missing-output'
import { tableToEquation } from './table-to-equation'
import { twoKindsCounted } from './two-kinds-counted'
import { twoStepEquation } from './two-step-equation'
import { unknownStart } from './unknown-start'
import { wordsToExpression } from './words-to-expression'

export const algebraFamilies: Family[] = [
  missingNumber,
  unknownStart,
  storyEquation,
  wordsToExpression,
  ruleFromTable,
  tableMissingOutput,
  numberPattern,
  growingPattern,
  numberMachine,
  balancePuzzle,
  symbolSums,
  sumAndDifference,
  twoKindsCounted,
  greatestWholeNumber,
  lineOrder,
  clueNumber,
  evaluateExpression,
  simplifyExpression,
  twoStepEquation,
  equationBothSides,
  fractionEquation,
  relatedExpression,
  madeUpOperation,
  inequalitySolution,
  inequalityGraph,
  tableToEquation,
  comparePercents,
]
