/** What must hold after every fault, read from the tables themselves: I1 to I3 and I7 of the fault list. */
import pg from 'pg'
import type { Ledger } from './ledger'

/** The free tier's quizzes a week, and whole tests a month. */
const FREE_USES = 3

/** Each query lists what contradicts its sentence. */
const CONTRADICTIONS: Record<string, string> = {
  'a section is scored once, and its numbers are those of its answers': `
    SELECT s.id FROM sitting_sections s JOIN sitting_responses r ON r."sectionId" = s.id JOIN practice_sittings p ON p.id = s."sittingId"
    WHERE s."endedAt" IS NOT NULL AND (p.kind <> 'practice_test' OR p.status = 'ended') GROUP BY s.id HAVING s."right" IS DISTINCT FROM count(*) FILTER (WHERE r."isRight")::int
      OR s.omitted IS DISTINCT FROM count(*) FILTER (WHERE r.choice IS NULL)::int`,
  'no section of a whole test is scored before the test ends': `
    SELECT s.id FROM sitting_sections s JOIN practice_sittings p ON p.id = s."sittingId"
    WHERE p.kind = 'practice_test' AND p.status = 'open' AND s."right" IS NOT NULL`,
  'a section that runs has no score': `
    SELECT s.id FROM sitting_sections s JOIN sitting_responses r ON r."sectionId" = s.id JOIN practice_sittings p ON p.id = s."sittingId"
    WHERE s."endedAt" IS NULL AND p.kind = 'sectional_quiz' AND (r."isRight" IS NOT NULL OR s."right" IS NOT NULL)`,
  'finished tests of the running week are counted once each': `
    SELECT u."userId" FROM user_usage u LEFT JOIN practice_sittings p ON p."userId" = u."userId" AND p.status = 'ended' AND p.kind NOT IN ('twins', 'reading')
      AND p."endedAt" >= u."lastResetDate"
    GROUP BY u."userId" HAVING u."testsUsed" <> count(p.id)`,
  'answered questions of the running week are counted once each': `
    SELECT u."userId" FROM user_usage u LEFT JOIN practice_sittings p ON p."userId" = u."userId"
      LEFT JOIN sitting_sections s ON s."sittingId" = p.id LEFT JOIN sitting_responses r ON r."sectionId" = s.id
    GROUP BY u."userId" HAVING u."questionsUsed" <> count(r."answeredAt") FILTER (WHERE r."answeredAt" >= u."lastResetDate")`,
  'nobody has more uses than slots': `
    SELECT "userId" FROM feature_uses WHERE feature IN ('sectional_quizzes', 'practice_tests') GROUP BY "userId", feature, period HAVING count(*) > ${FREE_USES} OR max(slot) > ${FREE_USES}`,
  'a use belongs to a sitting that was started': `
    SELECT f.id FROM feature_uses f WHERE NOT EXISTS (SELECT 1 FROM practice_sittings p WHERE p.id = f.reference AND p."userId" = f."userId")`,
  'a sitting has its section, and a section all its questions': `
    SELECT p.id FROM practice_sittings p LEFT JOIN sitting_sections s ON s."sittingId" = p.id LEFT JOIN sitting_responses r ON r."sectionId" = s.id
    GROUP BY p.id, s.id HAVING (s.id IS NULL AND p.kind <> 'practice_test') OR count(r.position) <> COALESCE(s."questionCount", 0)`,
  'every wrong answer and every blank of a finished quiz that was begun became a mistake, once': `
    SELECT s.id FROM sitting_sections s JOIN practice_sittings p ON p.id = s."sittingId" LEFT JOIN wrong_answers w ON w."sessionId" = p.id
    WHERE p.kind = 'sectional_quiz' AND p.status = 'ended' GROUP BY s.id
    HAVING s.wrong <> count(w.id) FILTER (WHERE w."studentAnswer" <> 'Left blank') OR count(w.id) FILTER (WHERE w."studentAnswer" = 'Left blank') <> CASE
      WHEN EXISTS (SELECT 1 FROM sitting_responses r WHERE r."sectionId" = s.id AND (r.choice IS NOT NULL OR r.seconds > 0)) THEN s.omitted ELSE 0 END`,
}

/** What is broken, as sentences; none when all holds. */
export async function brokenPromises(databaseUrl: string, ledger?: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const broken = ledger ? [...(await lostAnswers(client, ledger)), ...(await lostSittings(client, ledger))] : []
    for (const [promise, query] of Object.entries(CONTRADICTIONS)) {
      const { rows } = await client.query<Record<string, string>>(query)
      if (rows.length > 0) broken.push(`Not true: ${promise} (${rows.length}, such as ${Object.values(rows[0] ?? {})[0]})`)
    }
    return broken
  } finally {
    await client.end()
  }
}

async function lostAnswers(client: pg.Client, ledger: Ledger): Promise<string[]> {
  const promised = ledger.promised()
  const { rows } = await client.query<{ sittingId: string; position: number; choice: number | null }>(
    `SELECT s."sittingId", r.position, r.choice FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId" WHERE s."sittingId" = ANY($1)`,
    [[...new Set(promised.map(({ sittingId }) => sittingId))]],
  )
  const stored = new Map(rows.map(({ sittingId, position, choice }) => [`${sittingId} ${position}`, choice]))
  return promised.flatMap(({ sittingId, position }) => {
    const choice = stored.get(`${sittingId} ${position}`)
    const possible = ledger.possible(sittingId, position)
    return choice != null && possible.includes(choice)
      ? []
      : [`Lost: question ${position} of ${sittingId} holds ${choice}, not ${possible}`]
  })
}

async function lostSittings(client: pg.Client, ledger: Ledger): Promise<string[]> {
  const { rows } = await client.query<{ id: string; status: string }>('SELECT id, status FROM practice_sittings WHERE id = ANY($1)', [
    [...ledger.started, ...ledger.submitted],
  ])
  const stored = new Map(rows.map(({ id, status }) => [id, status]))
  return [
    ...[...ledger.started].filter((id) => !stored.has(id)).map((id) => `Lost: the sitting ${id} that was started`),
    ...[...ledger.submitted].filter((id) => stored.get(id) !== 'ended').map((id) => `Lost: the end of ${id}`),
  ]
}
