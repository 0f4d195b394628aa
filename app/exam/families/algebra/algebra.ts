/** The algebra families, from the simplest skill to the hardest. */
import { comparePercents } from './compare-percents'

export const algebraFamilies = [comparePercents]
