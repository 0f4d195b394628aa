-- Monday 00:00 Eastern of the week that a moment lies in. Columns hold UTC without a zone.
CREATE FUNCTION eastern_week(at timestamp) RETURNS timestamp LANGUAGE sql STABLE AS $$
  SELECT (date_trunc('week', (at AT TIME ZONE 'UTC') AT TIME ZONE 'America/New_York') AT TIME ZONE 'America/New_York') AT TIME ZONE 'UTC'
$$;

-- user_usage counts the running week: the first write after its start sets the counters to 0, adds, and moves "lastResetDate" to that
-- start, all in the one statement that locks the row. What happened in an earlier week and is written late does not count in this one.
CREATE FUNCTION count_usage(owner text, at timestamp, questions int, tests int, flashcards int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "user_usage" AS u ("userId", "questionsUsed", "testsUsed", "flashcardsUsed", "lastResetDate")
  VALUES (owner, questions, tests, flashcards, eastern_week(at))
  ON CONFLICT ("userId") DO UPDATE SET
    "questionsUsed" = EXCLUDED."questionsUsed" + CASE WHEN u."lastResetDate" < EXCLUDED."lastResetDate" THEN 0 ELSE u."questionsUsed" END,
    "testsUsed" = EXCLUDED."testsUsed" + CASE WHEN u."lastResetDate" < EXCLUDED."lastResetDate" THEN 0 ELSE u."testsUsed" END,
    "flashcardsUsed" = EXCLUDED."flashcardsUsed" + CASE WHEN u."lastResetDate" < EXCLUDED."lastResetDate" THEN 0 ELSE u."flashcardsUsed" END,
    "lastResetDate" = GREATEST(u."lastResetDate", EXCLUDED."lastResetDate")
  WHERE EXCLUDED."lastResetDate" >= eastern_week(u."lastResetDate")
$$;

-- Still in the statement that answers. The week is that of the answer.
CREATE OR REPLACE FUNCTION count_answered_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_usage(s."userId", NEW."answeredAt", 1, 0, 0)
  FROM "sitting_sections" p JOIN "practice_sittings" s ON s."id" = p."sittingId" WHERE p."id" = NEW."sectionId";
  RETURN NULL;
END $$;

-- What is started takes one use, however often it is asked for.
CREATE UNIQUE INDEX "feature_uses_userId_feature_period_reference_key" ON "feature_uses"("userId", "feature", "period", "reference");
