-- AlterTable
ALTER TABLE "report_mails" ADD COLUMN "endedByLink" BOOLEAN NOT NULL DEFAULT false;
