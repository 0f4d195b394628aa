/** The number families, from the simplest skill to the hardest. */
import { betterBuy } from './better-buy'
import { coinCount } from './coin-count'
import { commonFactorGroups } from './common-factor-groups'
import { commonMultipleMeeting } from './common-multiple-meeting'
import { dayOfWeek } from './day-of-week'
import { decimalProduct } from './decimal-product'
import { decimalQuotient } from './decimal-quotient'
import { decimalSum } from './decimal-sum'
import { digitClues } from './digit-clues'
import { divisibilityDigit } from './divisibility-digit'
import { estimateProduct } from './estimate-product'
import { estimateShopping } from './estimate-shopping'
import { factorCount } from './factor-count'
import { fractionAgainstBenchmark } from './fraction-against-benchmark'
import { fractionDecimalPercent } from './fraction-decimal-percent'
import { fractionOfQuantity } from './fraction-of-quantity'
import { fractionOfTheRest } from './fraction-of-the-rest'
import { fractionProduct } from './fraction-product'
import { fractionQuotient } from './fraction-quotient'
import { fractionSum } from './fraction-sum'
import { greatestDecimal } from './greatest-decimal'
import { leftoverGroups } from './leftover-groups'
import { mapScale } from './map-scale'
import { missingDigit } from './missing-digit'
import { mixedNumberDifference } from './mixed-number-difference'
import { numberLineReading } from './number-line-reading'
import { numberPattern } from './number-pattern'
import { orderOfOperations } from './order-of-operations'
import { placeValueDigit } from './place-value-digit'
import { placeValueRatio } from './place-value-ratio'
import { primeNumber } from './prime-number'
import { ratioShare } from './ratio-share'
import { recipeProportion } from './recipe-proportion'
import { roundNumber } from './round-number'
import { rowsAndTotals } from './rows-and-totals'
import { shoppingChange } from './shopping-change'
import { snackBarBill } from './snack-bar-bill'
import { subtractAcrossZeros } from './subtract-across-zeros'
import { travelRate } from './travel-rate'

export const numberFamilies = [
  placeValueDigit,
  placeValueRatio,
  roundNumber,
  estimateProduct,
  estimateShopping,
  subtractAcrossZeros,
  rowsAndTotals,
  shoppingChange,
  snackBarBill,
  coinCount,
  leftoverGroups,
  missingDigit,
  digitClues,
  numberPattern,
  dayOfWeek,
  greatestDecimal,
  numberLineReading,
  fractionAgainstBenchmark,
  fractionSum,
  mixedNumberDifference,
  fractionOfQuantity,
  fractionOfTheRest,
  fractionProduct,
  fractionQuotient,
  decimalSum,
  decimalProduct,
  decimalQuotient,
  fractionDecimalPercent,
  orderOfOperations,
  primeNumber,
  factorCount,
  commonFactorGroups,
  commonMultipleMeeting,
  divisibilityDigit,
  recipeProportion,
  ratioShare,
  betterBuy,
  mapScale,
  travelRate,
]
