-- The step of 1, 3, 7 and 16 days at which a mistake stands.
ALTER TABLE "wrong_answers" ADD COLUMN "returnStep" INTEGER NOT NULL DEFAULT 0;

-- Patterns are kept once each.
ALTER TABLE "wrong_answer_analytics" ADD COLUMN "patternKey" TEXT;
CREATE UNIQUE INDEX "wrong_answer_analytics_studentId_patternType_patternKey_key" ON "wrong_answer_analytics"("studentId", "patternType", "patternKey");
CREATE INDEX "wrong_answer_analytics_studentId_interventionStatus_analysi_idx" ON "wrong_answer_analytics"("studentId", "interventionStatus", "analysisDate" DESC);

-- What the hourly look for patterns begins with.
CREATE INDEX "wrong_answers_createdAt_idx" ON "wrong_answers"("createdAt");
CREATE INDEX "wrong_answer_reviews_reviewDate_idx" ON "wrong_answer_reviews"("reviewDate");
