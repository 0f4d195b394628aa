import type { Family } from '../../family'

/** The geometry families, from the simplest skill to the hardest. */
export const geometryFamilies: Family[] = []
