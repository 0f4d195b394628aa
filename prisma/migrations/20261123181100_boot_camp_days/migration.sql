-- The student's own date of a day that is done, and the end of an evening's mistakes.
ALTER TABLE "bootcamp_days" ADD COLUMN "mistakesOutAt" TIMESTAMP(3),
ADD COLUMN "completedOn" DATE;

-- Days that are done have the date that they had on their page so far.
UPDATE "bootcamp_days" d
SET "completedOn" = (d."completedAt" AT TIME ZONE 'UTC' AT TIME ZONE COALESCE(
  (SELECT p."timeZone" FROM "bootcamp_enrollments" e JOIN "student_profiles" p ON p."userId" = e."studentId" WHERE e."id" = d."enrollmentId"),
  'America/New_York'))::date
WHERE d."completedAt" IS NOT NULL;

-- An evening that found no mistake so far has no set of them.
UPDATE "bootcamp_days" d
SET "mistakesOutAt" = d."reviewedFrom"
WHERE d."reviewedFrom" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "practice_sittings" s
  WHERE s."bootcampEnrollmentId" = d."enrollmentId" AND s."bootcampDay" = d."day" AND s."kind" = 'twins');

-- An address that reads what has ended was shown the next boot camp: one student, one address.
UPDATE "bootcamp_enrollments" SET "feedNonce" = NULL, "feedHash" = NULL WHERE "openKey" IS NULL;

ALTER TABLE "bootcamp_days"
  ADD CONSTRAINT "bootcamp_days_completed" CHECK (("completedAt" IS NULL) = ("completedOn" IS NULL));
