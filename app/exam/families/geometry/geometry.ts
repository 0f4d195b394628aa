import type { Family } from '../../family'
import { anglesOnALine } from './angles-on-a-line'
import { circleAndSquare } from './circle-and-square'
import { circleArea } from './circle-area'
import { circleCircumference } from './circle-circumference'
import { circleSector } from './circle-sector'
import { exteriorAngle } from './exterior-angle'
import { gridArea } from './grid-area'
import { isoscelesAngles } from './isosceles-angles'
import { lShapeArea } from './l-shape-area'
import { lShapePerimeter } from './l-shape-perimeter'
import { mirrorGrid } from './mirror-grid'
import { missingSide } from './missing-side'
import { nameQuadrilateral } from './name-quadrilateral'
import { parallelTransversal } from './parallel-transversal'
import { parallelogramArea } from './parallelogram-area'
import { polygonMissingAngle } from './polygon-missing-angle'
import { pythagoreanSide } from './pythagorean-side'
import { rectangleArea } from './rectangle-area'
import { rectanglePerimeter } from './rectangle-perimeter'
import { scaleDrawing } from './scale-drawing'
import { similarFigures } from './similar-figures'
import { specialRightTriangle } from './special-right-triangle'
import { spreadFamily } from './spread'
import { trapezoidArea } from './trapezoid-area'
import { triangleAngleSum } from './triangle-angle-sum'
import { triangleArea } from './triangle-area'
import { verticalAngles } from './vertical-angles'

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
  triangleArea,
  pythagoreanSide,
  parallelogramArea,
  trapezoidArea,
  triangleAngleSum,
  anglesOnALine,
  verticalAngles,
  parallelTransversal,
  polygonMissingAngle,
  exteriorAngle,
  isoscelesAngles,
  specialRightTriangle,
  similarFigures,
  scaleDrawing,
  circleCircumference,
  circleArea,
  circleSector,
  circleAndSquare,
].map(spreadFamily)
