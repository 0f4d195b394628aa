/** What seats brought: by level, how many students had one, practiced in the last month, and what they finished. Small groups are hidden. */
import { db } from '~/db.server'
import { LEVELS, type Level } from '~/exam/core/levels'
import { storedLevel } from '~/models/bank/stored-level'
import { DAY_MS } from '~/utils/time/durations'
import { hideSmall, shownSum } from './impact'

interface Row {
  level: string
  students: number
  active: number
  sittings: number
  tests: number
}

export interface ImpactGroup {
  level: Level
  /** Students who have or had a seat; null, like the rest, where they are fewer than ten. */
  students: number | null
  /** Of those, who began something in the last thirty days; null also where it would tell of fewer than ten who did not. */
  active: number | null
  /** Quizzes, practice and tests that they ended since their seat began, together. */
  sittings: number | null
}

const RECENT_MS = 30 * DAY_MS

/** The groups by level and all together. `total`: null while there are fewer than ten. */
export async function findImpact(now = new Date()): Promise<{ groups: ImpactGroup[]; total: number | null }> {
  const rows = await db.$queryRaw<Row[]>`
    WITH seats AS (
      SELECT r."userId", min(r."decidedAt") AS since FROM scholarship_requests r
      WHERE r.state IN ('granted', 'ended') AND r."decidedAt" IS NOT NULL GROUP BY r."userId"
    ), done AS (
      SELECT s."userId", count(p.id) FILTER (WHERE p.status = 'ended')::int AS sittings,
        bool_or(p."startedAt" >= ${new Date(now.getTime() - RECENT_MS)}::timestamp) AS active
      FROM seats s JOIN practice_sittings p ON p."userId" = s."userId" AND p."startedAt" >= s.since GROUP BY s."userId"
    )
    SELECT f.level::text AS level, count(*)::int AS students, (count(*) FILTER (WHERE d.active))::int AS active,
      coalesce(sum(d.sittings), 0)::int AS sittings
    FROM seats s JOIN student_profiles f ON f."userId" = s."userId" LEFT JOIN done d ON d."userId" = s."userId"
    GROUP BY f.level`
  const known = new Map(rows.map((row) => [row.level, row]))
  const all = LEVELS.map((level) => ({ level, ...figuresOf(known.get(storedLevel(level))) }))
  const groups = hideSmall(all).map(({ isHidden, ...group }) => (isHidden ? { level: group.level, ...HIDDEN } : shown(group)))
  return { groups, total: shownSum(all) }
}

const HIDDEN = { students: null, active: null, sittings: null }

function figuresOf(row: Row | undefined) {
  return { students: row?.students ?? 0, active: row?.active ?? 0, sittings: row?.sittings ?? 0 }
}

/** Of a group that is shown, how many practiced is said only where neither they nor the others are a few. */
function shown(group: { level: Level; students: number; active: number; sittings: number }): ImpactGroup {
  const rest = group.students - group.active
  const [, active] = hideSmall([{ students: rest }, { students: group.active }])
  return { ...group, active: active?.isHidden ? null : group.active, sittings: active?.isHidden ? null : group.sittings }
}
