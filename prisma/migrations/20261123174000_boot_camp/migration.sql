-- The check of a session of the boot camp is a sitting of its own kind.
ALTER TYPE "SittingKind" ADD VALUE 'bootcamp_check';

-- AlterTable
ALTER TABLE "bootcamp_enrollments" ADD COLUMN "level" "Level",
ADD COLUMN "restDays" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN "plannedDays" INTEGER NOT NULL DEFAULT 30,
ADD COLUMN "openKey" TEXT,
ADD COLUMN "feedNonce" TEXT,
ADD COLUMN "feedHash" TEXT;

-- Nobody could enroll before: rows are there only where somebody tried the tables out.
UPDATE "bootcamp_enrollments" e SET "level" = COALESCE((SELECT p."level" FROM "student_profiles" p WHERE p."userId" = e."studentId"), 'isee-upper');
ALTER TABLE "bootcamp_enrollments" ALTER COLUMN "level" SET NOT NULL;

-- AlterTable
ALTER TABLE "bootcamp_days" ADD COLUMN "examplesRead" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "reviewedFrom" TIMESTAMP(3),
ADD COLUMN "wordsAsked" INTEGER;

-- AlterTable
ALTER TABLE "practice_sittings" ADD COLUMN "bootcampEnrollmentId" TEXT,
ADD COLUMN "bootcampDay" INTEGER,
ADD COLUMN "bootcampSession" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "bootcamp_enrollments_openKey_key" ON "bootcamp_enrollments"("openKey");

-- CreateIndex
CREATE UNIQUE INDEX "bootcamp_enrollments_feedHash_key" ON "bootcamp_enrollments"("feedHash");

-- CreateIndex
CREATE INDEX "practice_sittings_bootcampEnrollmentId_bootcampDay_idx" ON "practice_sittings"("bootcampEnrollmentId", "bootcampDay");

-- AddForeignKey
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_bootcampEnrollmentId_fkey" FOREIGN KEY ("bootcampEnrollmentId") REFERENCES "bootcamp_enrollments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What must never be stored, whoever writes.
ALTER TABLE "bootcamp_enrollments"
  ADD CONSTRAINT "bootcamp_enrollments_rest_days" CHECK ("restDays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  ADD CONSTRAINT "bootcamp_enrollments_planned_days" CHECK ("plannedDays" BETWEEN 1 AND 30),
  ADD CONSTRAINT "bootcamp_enrollments_feed" CHECK (("feedNonce" IS NULL) = ("feedHash" IS NULL));
ALTER TABLE "bootcamp_days"
  ADD CONSTRAINT "bootcamp_days_words" CHECK ("wordsAsked" >= 0 AND ("wordsAsked" IS NULL) = ("reviewedFrom" IS NULL));
ALTER TABLE "practice_sittings"
  ADD CONSTRAINT "practice_sittings_bootcamp" CHECK ("bootcampDay" BETWEEN 1 AND 30);
