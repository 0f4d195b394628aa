-- The token of a link stands in the registration, with its end (docs/decisions/014).
-- AlterTable
ALTER TABLE "tutors" DROP COLUMN "verificationTokenExpiry";

-- AlterTable
ALTER TABLE "users" DROP COLUMN "verificationTokenExpiry";
