/** The number families, from the simplest skill to the hardest. */
import { arithmeticSequenceTerm } from './arithmetic-sequence-term'
import { betterBuy } from './better-buy'
import { coinCount } from './coin-count'
import { commonFactorGroups } from './common-factor-groups'
import { commonMultipleMeeting } from './common-multiple-meeting'
import { compareFractionPowers } from './compare-fraction-powers'
import { compareFractionSums } from './compare-fraction-sums'
import { compareNumberSums } from './compare-number-sums'
import { comparePowers } from './compare-powers'
import { comparePriceChanges } from './compare-price-changes'
import { compareProducts } from './compare-products'
import { compareRemainders } from './compare-remainders'
import { compareRootSums } from './compare-root-sums'
import { compareSignedProducts } from './compare-signed-products'
import { compareUnitPrices } from './compare-unit-prices'
import { consecutiveSum } from './consecutive-sum'
import { dayOfWeek } from './day-of-week'
import { decimalBetween } from './decimal-between'
import { decimalProduct } from './decimal-product'
import { decimalQuotient } from './decimal-quotient'
import { decimalSum } from './decimal-sum'
import { digitClues } from './digit-clues'
import { discountAndTax } from './discount-and-tax'
import { divisibilityDigit } from './divisibility-digit'
import { estimateProduct } from './estimate-product'
import { estimateShopping } from './estimate-shopping'
import { factorCount } from './factor-count'
import { fractionBars } from './fraction-bars'
import { fractionBetween } from './fraction-between'
import { fractionDecimalPercent } from './fraction-decimal-percent'
import { fractionOfQuantity } from './fraction-of-quantity'
import { fractionOfTheRest } from './fraction-of-the-rest'
import { fractionProduct } from './fraction-product'
import { fractionQuotient } from './fraction-quotient'
import { fractionSum } from './fraction-sum'
import { lastDigit } from './last-digit'
import { leftoverGroups } from './leftover-groups'
import { mapScale } from './map-scale'
import { missingDigit } from './missing-digit'
import { mixedNumberDifference } from './mixed-number-difference'
import { mixturePercent } from './mixture-percent'
import { nextInPattern } from './next-in-pattern'
import { numberLineDistance } from './number-line-distance'
import { numberLineReading } from './number-line-reading'
import { orderOfOperations } from './order-of-operations'
import { percentBackwards } from './percent-backwards'
import { percentChange } from './percent-change'
import { percentOf } from './percent-of'
import { placeValueDigit } from './place-value-digit'
import { placeValueRatio } from './place-value-ratio'
import { powerQuotient } from './power-quotient'
import { primeNumber } from './prime-number'
import { ratioShare } from './ratio-share'
import { recipeProportion } from './recipe-proportion'
import { rootBetween } from './root-between'
import { roundNumber } from './round-number'
import { rowsAndTotals } from './rows-and-totals'
import { scientificProduct } from './scientific-product'
import { shadedGrid } from './shaded-grid'
import { shoppingChange } from './shopping-change'
import { signedTemperature } from './signed-temperature'
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
  nextInPattern,
  dayOfWeek,
  decimalBetween,
  numberLineReading,
  shadedGrid,
  fractionBars,
  fractionBetween,
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
  percentOf,
  percentChange,
  discountAndTax,
  percentBackwards,
  signedTemperature,
  numberLineDistance,
  consecutiveSum,
  arithmeticSequenceTerm,
  powerQuotient,
  rootBetween,
  scientificProduct,
  lastDigit,
  mixturePercent,
  compareProducts,
  compareFractionSums,
  comparePowers,
  compareRootSums,
  comparePriceChanges,
  compareRemainders,
  compareFractionPowers,
  compareUnitPrices,
  compareNumberSums,
  compareSignedProducts,
]
