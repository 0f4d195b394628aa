/** The states as tiles, neighbors near each other. The list beside it has the same links for the keyboard and for screen readers. */
import { paths } from '~/paths'

const SIZE = 30
const GAP = 3
const STEP = SIZE + GAP
const COLUMNS = 11
const ROWS = 8

export interface MapState {
  code: string
  name: string
  slug: string
  column: number
  row: number
  isFound: boolean
  /** How many of its schools have a profile, and how many it has in all. */
  profiles: number
  all: number
  /** Made up for the demo, counted apart. */
  samples: number
}

export function StateMap({ states }: { states: MapState[] }) {
  return (
    <svg className="state-map" viewBox={`0 0 ${COLUMNS * STEP - GAP} ${ROWS * STEP - GAP}`} aria-hidden="true">
      {states.map(({ code, name, slug, column, row, isFound, profiles, all }) => (
        <a
          key={code}
          href={paths.public.schoolsIn(slug)}
          tabIndex={-1}
          className={['tile', profiles > 0 ? 'full' : all > 0 && 'some', !isFound && 'faded'].filter(Boolean).join(' ')}
          data-state={`${name}|${code}`}
        >
          <title>{name}</title>
          <rect x={column * STEP} y={row * STEP} width={SIZE} height={SIZE} rx={5} />
          <text x={column * STEP + SIZE / 2} y={row * STEP + 20}>
            {code}
          </text>
        </a>
      ))}
    </svg>
  )
}
