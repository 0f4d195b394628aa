-- Tutors and affiliates register, sign in and are decided upon.
-- AlterEnum
ALTER TYPE "ApprovalStatus" ADD VALUE 'suspended';

-- AlterTable
ALTER TABLE "registrations" ADD COLUMN "audience" "Audience" NOT NULL DEFAULT 'student',
ADD COLUMN "details" JSONB NOT NULL DEFAULT '{}',
ALTER COLUMN "username" DROP NOT NULL;

-- AlterTable
ALTER TABLE "mail_records" ADD COLUMN "audience" "Audience" NOT NULL DEFAULT 'student';

-- AlterTable
ALTER TABLE "tutors" ADD COLUMN "decidedAt" TIMESTAMP(3),
ADD COLUMN "decidedBy" TEXT,
ADD COLUMN "decisionReason" TEXT,
ADD COLUMN "greetedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "affiliate_partners" ADD COLUMN "emailVerified" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "decidedAt" TIMESTAMP(3),
ADD COLUMN "decidedBy" TEXT,
ADD COLUMN "decisionReason" TEXT,
ADD COLUMN "greetedAt" TIMESTAMP(3);
