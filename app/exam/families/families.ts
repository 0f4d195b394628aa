/** The registry: every family of the bank, in the order of the proof index. */
import { algebraFamilies } from './algebra/algebra'
import { dataFamilies } from './data/data'
import { geometryFamilies } from './geometry/geometry'
import type { Family } from './kit/family'
import { numberFamilies } from './number/number'

export const FAMILIES: readonly Family[] = [...numberFamilies, ...algebraFamilies, ...geometryFamilies, ...dataFamilies]
