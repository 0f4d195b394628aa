-- Practice of one skill, at a difficulty and of a length that the student chooses.
ALTER TABLE "practice_sittings"
  ADD COLUMN "skill" TEXT,
  ADD COLUMN "difficulty" "Difficulty",
  ADD COLUMN "planned" INTEGER;
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_planned" CHECK ("planned" BETWEEN 1 AND 30);

-- A twin was told by its skill, which was that of the question before; where all questions are of one skill, that tells nothing.
ALTER TABLE "sitting_responses" ADD COLUMN "isTwin" BOOLEAN NOT NULL DEFAULT false;
UPDATE "sitting_responses" r SET "isTwin" = true
FROM "items" i, "sitting_responses" before, "items" asked, "sitting_sections" s, "practice_sittings" p
WHERE i.id = r."itemId" AND before."sectionId" = r."sectionId" AND before.position = r.position - 1 AND asked.id = before."itemId"
  AND asked.skill = i.skill AND s.id = r."sectionId" AND p.id = s."sittingId" AND p.kind = 'interactive_quiz';

-- The run of right answers was counted anew for each answer. Servers of the version before write none: a run begins again with this one.
ALTER TABLE "skill_estimates" ADD COLUMN "run" INTEGER NOT NULL DEFAULT 0;
