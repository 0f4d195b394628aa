-- Whole tests: how one is sat, by whose rules, and with what accommodations.
CREATE TYPE "TestMode" AS ENUM ('rehearsal', 'practice');
CREATE TYPE "TestPlace" AS ENUM ('paper', 'home', 'center');
ALTER TABLE "practice_sittings"
  ADD COLUMN "mode" "TestMode",
  ADD COLUMN "place" "TestPlace",
  ADD COLUMN "conditions" JSONB;
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_whole_test"
  CHECK (("kind" = 'practice_test') = ("mode" IS NOT NULL) AND ("mode" IS NULL) = ("place" IS NULL) AND ("mode" IS NULL) = ("conditions" IS NULL));

-- The experimental section of the SSAT mixes its subjects.
ALTER TABLE "sitting_sections" ADD COLUMN "part" TEXT, ALTER COLUMN "subject" DROP NOT NULL;

-- Questions that do not count are mixed in, and told apart afterwards.
ALTER TABLE "sitting_responses" ADD COLUMN "isScored" BOOLEAN NOT NULL DEFAULT true;
