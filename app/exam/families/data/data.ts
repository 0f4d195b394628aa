import type { Family } from '../../family'
import { meanOfList } from './mean-of-list'
import { medianOfList } from './median-of-list'
import { modeOrRange } from './mode-or-range'

/** The data families, from the simplest skill to the hardest. */
export const dataFamilies: Family[] = [meanOfList, modeOrRange, medianOfList]
