-- The clock in milliseconds, pauses counted, answers in the order in which they were given, and no more open sets of twins than five.
ALTER TABLE "sitting_sections"
  ADD COLUMN "millisecondsLeft" INTEGER,
  ADD COLUMN "pauses" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "spentMilliseconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "savedBy" TEXT,
  ADD COLUMN "saveNumber" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "sitting_responses"
  ADD COLUMN "milliseconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "changedAt" TIMESTAMP(3);

ALTER TABLE "essays" ADD COLUMN "changedAt" TIMESTAMP(3);

ALTER TABLE "sitting_sections"
  ADD CONSTRAINT "sitting_sections_pauses" CHECK ("pauses" BETWEEN 0 AND 10),
  ADD CONSTRAINT "sitting_sections_spent" CHECK ("spentMilliseconds" >= 0 AND "millisecondsLeft" >= 0);
ALTER TABLE "sitting_responses" ADD CONSTRAINT "sitting_responses_milliseconds" CHECK ("milliseconds" BETWEEN 0 AND 999);

-- What open sections have counted so far.
UPDATE "sitting_sections" s SET "spentMilliseconds" = LEAST(1000000, r."seconds") * 1000
FROM (SELECT "sectionId", SUM("seconds") AS "seconds" FROM "sitting_responses" GROUP BY "sectionId") r
WHERE r."sectionId" = s."id" AND s."endedAt" IS NULL AND r."seconds" > 0;

-- The newest five open sets of twins of each student take the five places; older ones stay open without one.
UPDATE "practice_sittings" p SET "openKey" = p."userId" || ':twins:' || t."place"
FROM (
  SELECT "id", ROW_NUMBER() OVER (PARTITION BY "userId" ORDER BY "startedAt" DESC) AS "place"
  FROM "practice_sittings" WHERE "kind" = 'twins' AND "status" = 'open' AND "openKey" IS NULL
) t
WHERE t."id" = p."id" AND t."place" <= 5;
