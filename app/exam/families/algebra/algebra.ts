/** The algebra and reasoning families, from the simplest skill to the hardest. */
import type { Family } from '~/exam/families/kit/family'
import { absoluteValueEquation } from './absolute-value-equation'
import { absoluteValueInequality } from './absolute-value-inequality'
import { ageProblem } from './age-problem'
import { balancePuzzle } from './balance-puzzle'
import { clueNumber } from './clue-number'
import { coinProblem } from './coin-problem'
import { commonFactor } from './common-factor'
import { compareAbsoluteValues } from './compare-absolute-values'
import { compareAverages } from './compare-averages'
import { compareBalancedSums } from './compare-balanced-sums'
import { compareBoundedSums } from './compare-bounded-sums'
import { compareCoinValues } from './compare-coin-values'
import { compareConsecutive } from './compare-consecutive'
import { compareNumericPowers } from './compare-numeric-powers'
import { compareOperationOrder } from './compare-operation-order'
import { comparePercentChanges } from './compare-percent-changes'
import { comparePercents } from './compare-percents'
import { comparePowersOfVariable } from './compare-powers-of-variable'
import { compareRoots } from './compare-roots'
import { compareSignedExpressions } from './compare-signed-expressions'
import { compareSlopes } from './compare-slopes'
import { compareSolutions } from './compare-solutions'
import { compareSquaredSums } from './compare-squared-sums'
import { compareSystem } from './compare-system'
import { complexArithmetic } from './complex-arithmetic'
import { consecutiveIntegers } from './consecutive-integers'
import { differenceOfSquares } from './difference-of-squares'
import { directVariation } from './direct-variation'
import { equationBothSides } from './equation-both-sides'
import { evaluateExpression } from './evaluate-expression'
import { expandBinomials } from './expand-binomials'
import { exponentEquation } from './exponent-equation'
import { exponentRules } from './exponent-rules'
import { factorQuadratic } from './factor-quadratic'
import { fractionEquation } from './fraction-equation'
import { functionValue } from './function-value'
import { greatestWholeNumber } from './greatest-whole-number'
import { growingPattern } from './growing-pattern'
import { inequalityGraph } from './inequality-graph'
import { inequalitySolution } from './inequality-solution'
import { inverseVariation } from './inverse-variation'
import { lineEquation } from './line-equation'
import { lineIntercepts } from './line-intercepts'
import { lineOrder } from './line-order'
import { madeUpOperation } from './made-up-operation'
import { matrixArithmetic } from './matrix-arithmetic'
import { missingNumber } from './missing-number'
import { mixturePrice } from './mixture-price'
import { nthTerm } from './nth-term'
import { numberMachine } from './number-machine'
import { numberPattern } from './number-pattern'
import { parallelSlopes } from './parallel-slopes'
import { powersOfI } from './powers-of-i'
import { proportion } from './proportion'
import { quadraticRoots } from './quadratic-roots'
import { rateTimeDistance } from './rate-time-distance'
import { rearrangeFormula } from './rearrange-formula'
import { relatedExpression } from './related-expression'
import { ruleFromTable } from './rule-from-table'
import { simplifyExpression } from './simplify-expression'
import { simplifyQuotient } from './simplify-quotient'
import { simplifyRoot } from './simplify-root'
import { slopeFromGraph } from './slope-from-graph'
import { storyEquation } from './story-equation'
import { sumAndDifference } from './sum-and-difference'
import { symbolSums } from './symbol-sums'
import { systemOfEquations } from './system-of-equations'
import { systemStory } from './system-story'
import { tableMissingOutput } from './table-missing-output'
import { tableToEquation } from './table-to-equation'
import { twoKindsCounted } from './two-kinds-counted'
import { twoStepEquation } from './two-step-equation'
import { unknownStart } from './unknown-start'
import { wordsToExpression } from './words-to-expression'
import { workTogether } from './work-together'

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
  proportion,
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
  nthTerm,
  directVariation,
  inverseVariation,
  rateTimeDistance,
  ageProblem,
  coinProblem,
  consecutiveIntegers,
  mixturePrice,
  workTogether,
  commonFactor,
  exponentRules,
  exponentEquation,
  simplifyRoot,
  expandBinomials,
  factorQuadratic,
  differenceOfSquares,
  quadraticRoots,
  systemOfEquations,
  systemStory,
  absoluteValueEquation,
  absoluteValueInequality,
  functionValue,
  slopeFromGraph,
  lineIntercepts,
  parallelSlopes,
  lineEquation,
  rearrangeFormula,
  simplifyQuotient,
  matrixArithmetic,
  powersOfI,
  complexArithmetic,
  comparePercents,
  comparePercentChanges,
  compareSolutions,
  compareBalancedSums,
  compareSystem,
  compareBoundedSums,
  compareAverages,
  compareConsecutive,
  compareCoinValues,
  compareOperationOrder,
  compareNumericPowers,
  compareRoots,
  compareSignedExpressions,
  comparePowersOfVariable,
  compareAbsoluteValues,
  compareSquaredSums,
  compareSlopes,
]
