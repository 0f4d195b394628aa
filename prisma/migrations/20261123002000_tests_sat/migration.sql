-- A whole test's questions are drawn once; its essay is tied to it.
ALTER TABLE "practice_sittings" ADD COLUMN "plan" JSONB;
ALTER TABLE "essays" ADD COLUMN "sittingId" TEXT;
CREATE UNIQUE INDEX "essays_sittingId_key" ON "essays"("sittingId");
ALTER TABLE "essays" ADD CONSTRAINT "essays_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "practice_sittings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The minute job looks for open whole tests.
CREATE INDEX "practice_sittings_kind_status_idx" ON "practice_sittings"("kind", "status");
