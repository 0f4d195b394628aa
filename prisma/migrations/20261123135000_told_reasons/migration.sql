-- Who says why a mistake happened: what the choice alone suggests is told to nobody.
CREATE TYPE "ReasonFrom" AS ENUM ('choice', 'recurrence', 'student');
ALTER TABLE "wrong_answers" ADD COLUMN "reasonFrom" "ReasonFrom" NOT NULL DEFAULT 'choice';

-- Whoever saved the form of a mistake saw its reason and left it or chose another.
UPDATE "wrong_answers" SET "reasonFrom" = 'student' WHERE "note" IS NOT NULL OR "metadata"->>'confidenceLevel' IS NOT NULL;

-- What the hourly look finds again after a pause.
CREATE INDEX "wrong_answer_patterns_isActive_lastOccurrence_idx" ON "wrong_answer_patterns"("isActive", "lastOccurrence");
CREATE INDEX "wrong_answer_analytics_interventionStatus_analysisDate_idx" ON "wrong_answer_analytics"("interventionStatus", "analysisDate");
