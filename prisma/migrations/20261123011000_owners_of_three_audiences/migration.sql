-- Tutors and affiliates get the students' account pages: the rows below say by one of three columns whose they are (docs/decisions/021).
-- DropForeignKey
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_userId_fkey";

-- DropForeignKey
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_affiliateId_fkey";

-- AlterTable
-- Rows so far are named after their account.
ALTER TABLE "account_deletions" ADD COLUMN "id" TEXT, ADD COLUMN "tutorId" TEXT, ADD COLUMN "affiliateId" TEXT;
UPDATE "account_deletions" SET "id" = "userId";
ALTER TABLE "account_deletions" DROP CONSTRAINT "account_deletions_pkey",
  ALTER COLUMN "userId" DROP NOT NULL,
  ALTER COLUMN "id" SET NOT NULL,
  ADD CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "data_exports" ADD COLUMN     "affiliateId" TEXT,
ADD COLUMN     "tutorId" TEXT,
ALTER COLUMN "userId" DROP NOT NULL;

-- AlterTable
-- Rows so far are named after their account.
ALTER TABLE "email_changes" ADD COLUMN "id" TEXT, ADD COLUMN "tutorId" TEXT, ADD COLUMN "affiliateId" TEXT;
UPDATE "email_changes" SET "id" = "userId";
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_pkey",
  ALTER COLUMN "userId" DROP NOT NULL,
  ALTER COLUMN "id" SET NOT NULL,
  ADD CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "mail_records" ADD COLUMN     "affiliateId" TEXT,
ADD COLUMN     "tutorId" TEXT;

-- AlterTable
ALTER TABLE "recovery_codes" RENAME COLUMN "userId" TO "factorId";

-- AlterTable
ALTER TABLE "referrals" ALTER COLUMN "affiliateId" DROP NOT NULL;

-- AlterTable
-- Rows so far are named after their account.
ALTER TABLE "second_factor_set_ups" ADD COLUMN "id" TEXT, ADD COLUMN "tutorId" TEXT, ADD COLUMN "affiliateId" TEXT;
UPDATE "second_factor_set_ups" SET "id" = "userId";
ALTER TABLE "second_factor_set_ups" DROP CONSTRAINT "second_factor_set_ups_pkey",
  ALTER COLUMN "userId" DROP NOT NULL,
  ALTER COLUMN "id" SET NOT NULL,
  ADD CONSTRAINT "second_factor_set_ups_pkey" PRIMARY KEY ("id");

-- AlterTable
-- Rows so far are named after their account.
ALTER TABLE "second_factors" ADD COLUMN "id" TEXT, ADD COLUMN "tutorId" TEXT, ADD COLUMN "affiliateId" TEXT;
UPDATE "second_factors" SET "id" = "userId";
ALTER TABLE "second_factors" DROP CONSTRAINT "second_factors_pkey",
  ALTER COLUMN "userId" DROP NOT NULL,
  ALTER COLUMN "id" SET NOT NULL,
  ADD CONSTRAINT "second_factors_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "sign_in_attempts" ADD COLUMN     "affiliateId" TEXT,
ADD COLUMN     "tutorId" TEXT,
ALTER COLUMN "userId" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "account_deletions_userId_key" ON "account_deletions"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "account_deletions_tutorId_key" ON "account_deletions"("tutorId");

-- CreateIndex
CREATE UNIQUE INDEX "account_deletions_affiliateId_key" ON "account_deletions"("affiliateId");

-- CreateIndex
CREATE INDEX "data_exports_tutorId_createdAt_idx" ON "data_exports"("tutorId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "data_exports_affiliateId_createdAt_idx" ON "data_exports"("affiliateId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_userId_key" ON "email_changes"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_tutorId_key" ON "email_changes"("tutorId");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_affiliateId_key" ON "email_changes"("affiliateId");

-- CreateIndex
CREATE INDEX "mail_records_tutorId_idx" ON "mail_records"("tutorId");

-- CreateIndex
CREATE INDEX "mail_records_affiliateId_idx" ON "mail_records"("affiliateId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_set_ups_userId_key" ON "second_factor_set_ups"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_set_ups_tutorId_key" ON "second_factor_set_ups"("tutorId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_set_ups_affiliateId_key" ON "second_factor_set_ups"("affiliateId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factors_userId_key" ON "second_factors"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factors_tutorId_key" ON "second_factors"("tutorId");

-- CreateIndex
CREATE UNIQUE INDEX "second_factors_affiliateId_key" ON "second_factors"("affiliateId");

-- CreateIndex
CREATE INDEX "sign_in_attempts_tutorId_idx" ON "sign_in_attempts"("tutorId");

-- CreateIndex
CREATE INDEX "sign_in_attempts_affiliateId_idx" ON "sign_in_attempts"("affiliateId");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_factorId_fkey" FOREIGN KEY ("factorId") REFERENCES "second_factors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor_set_ups" ADD CONSTRAINT "second_factor_set_ups_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor_set_ups" ADD CONSTRAINT "second_factor_set_ups_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_records" ADD CONSTRAINT "mail_records_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_records" ADD CONSTRAINT "mail_records_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never happen: a row of nobody, or of two.
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1);
ALTER TABLE "data_exports"
  ADD CONSTRAINT "data_exports_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1),
  ADD CONSTRAINT "data_exports_parent" CHECK ("consentId" IS NULL OR "userId" IS NOT NULL);
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1);
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1);
ALTER TABLE "second_factor_set_ups" ADD CONSTRAINT "second_factor_set_ups_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1);
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_owner" CHECK (num_nonnulls("userId", "tutorId", "affiliateId") = 1);
ALTER TABLE "mail_records" ADD CONSTRAINT "mail_records_owner" CHECK (
  num_nonnulls("userId", "tutorId", "affiliateId") = 0
  OR "audience" = (CASE WHEN "userId" IS NOT NULL THEN 'student' WHEN "tutorId" IS NOT NULL THEN 'tutor' ELSE 'affiliate' END)::"Audience"
  AND num_nonnulls("userId", "tutorId", "affiliateId") = 1);

-- A profile that a tutor has linked goes with the tutor's account.
ALTER TABLE "listings" DROP CONSTRAINT "listings_tutorId_fkey";
ALTER TABLE "listings" ADD CONSTRAINT "listings_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;
