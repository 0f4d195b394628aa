import type { Family } from '../../family'
import { gridArea } from './grid-area'
import { lShapeArea } from './l-shape-area'
import { lShapePerimeter } from './l-shape-perimeter'
import { mirrorGrid } from './mirror-grid'
import { missingSide } from './missing-side'
import { nameQuadrilateral } from './name-quadrilateral'
import { rectangleArea } from './rectangle-area'
import { rectanglePerimeter } from './rectangle-perimeter'
import { spreadFamily } from './spread'

/** The families of geometry and measurement, from the simplest skill to the hardest. */
export const geometryFamilies: Family[] = [
  nameQuadrilateral,
  mirrorGrid,
  gridArea,
  rectanglePerimeter,
  missingSide,
  rectangleArea,
  lShapePerimeter,
  lShapeArea,
].map(spreadFamily)
