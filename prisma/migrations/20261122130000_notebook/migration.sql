-- Mistakes as a notebook: when each returns, and what the student wrote about it.
ALTER TABLE "wrong_answers"
  ADD COLUMN "dueAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "note" TEXT;
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_note" CHECK (char_length("note") <= 500);

-- What is stored returns when its last review says. Servers of the version before write only that: what is practiced there while this one
-- is taking over returns a little earlier than it says.
UPDATE "wrong_answers" SET "dueAt" = CASE WHEN "reviewStatus" <> 'mastered' THEN COALESCE(
  (
    SELECT "nextReviewDate" FROM "wrong_answer_reviews"
    WHERE "wrongAnswerId" = "wrong_answers"."id" ORDER BY "reviewDate" DESC LIMIT 1
  ),
  "createdAt"
) END;

CREATE INDEX "wrong_answers_studentId_createdAt_id_idx" ON "wrong_answers"("studentId", "createdAt" DESC, "id" DESC);
CREATE INDEX "wrong_answers_studentId_dueAt_idx" ON "wrong_answers"("studentId", "dueAt");
