/** The number families, from the simplest skill to the hardest. */
import { fractionSum } from './fraction-sum'

export const numberFamilies = [fractionSum]
