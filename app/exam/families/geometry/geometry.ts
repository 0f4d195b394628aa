import type { Family } from '~/exam/families/kit/family'
import { anglesOnALine } from './angles-on-a-line'
import { areaOrEdgeCost } from './area-or-edge-cost'
import { balanceWeight } from './balance-weight'
import { boxSurface } from './box-surface'
import { boxVolume } from './box-volume'
import { circleAndSquare } from './circle-and-square'
import { circleArea } from './circle-area'
import { circleCircumference } from './circle-circumference'
import { circleSector } from './circle-sector'
import { clockLater } from './clock-later'
import { compareAreaOfPerimeter } from './compare-area-of-perimeter'
import { compareBoxVolumes } from './compare-box-volumes'
import { compareChangedRectangle } from './compare-changed-rectangle'
import { compareCirclesAndSquares } from './compare-circles-and-squares'
import { compareCoordinates } from './compare-coordinates'
import { compareCrossingAngles } from './compare-crossing-angles'
import { compareIsoscelesAngle } from './compare-isosceles-angle'
import { compareMixedUnits } from './compare-mixed-units'
import { cubeStack } from './cube-stack'
import { cylinderVolume } from './cylinder-volume'
import { distanceOnPlane } from './distance-on-plane'
import { elapsedTime } from './elapsed-time'
import { exteriorAngle } from './exterior-angle'
import { fourthCorner } from './fourth-corner'
import { gridArea } from './grid-area'
import { isoscelesAngles } from './isosceles-angles'
import { lShapeArea } from './l-shape-area'
import { lShapePerimeter } from './l-shape-perimeter'
import { linesOfSymmetry } from './lines-of-symmetry'
import { midpoint } from './midpoint'
import { mirrorGrid } from './mirror-grid'
import { missingSide } from './missing-side'
import { movePoint } from './move-point'
import { nameQuadrilateral } from './name-quadrilateral'
import { paintedCube } from './painted-cube'
import { parallelTransversal } from './parallel-transversal'
import { parallelogramArea } from './parallelogram-area'
import { polygonMissingAngle } from './polygon-missing-angle'
import { pythagoreanSide } from './pythagorean-side'
import { readPoint } from './read-point'
import { rectangleArea } from './rectangle-area'
import { rectanglePerimeter } from './rectangle-perimeter'
import { regularPolygon } from './regular-polygon'
import { rulerLength } from './ruler-length'
import { scaleDrawing } from './scale-drawing'
import { scalingAreas } from './scaling-areas'
import { shortcut } from './shortcut'
import { similarFigures } from './similar-figures'
import { specialRightTriangle } from './special-right-triangle'
import { temperatureChange } from './temperature-change'
import { trapezoidArea } from './trapezoid-area'
import { triangleAngleSum } from './triangle-angle-sum'
import { triangleArea } from './triangle-area'
import { trigRatio } from './trig-ratio'
import { unitConversion } from './unit-conversion'
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
  boxVolume,
  boxSurface,
  cylinderVolume,
  cubeStack,
  paintedCube,
  fourthCorner,
  movePoint,
  midpoint,
  distanceOnPlane,
  unitConversion,
  elapsedTime,
  clockLater,
  temperatureChange,
  areaOrEdgeCost,
  rulerLength,
  linesOfSymmetry,
  balanceWeight,
  regularPolygon,
  scalingAreas,
  shortcut,
  trigRatio,
  readPoint,
  compareAreaOfPerimeter,
  compareIsoscelesAngle,
  compareCirclesAndSquares,
  compareBoxVolumes,
  compareMixedUnits,
  compareCrossingAngles,
  compareChangedRectangle,
  compareCoordinates,
]
