-- AlterTable
ALTER TABLE "users" ADD COLUMN     "accessibility" JSONB;
