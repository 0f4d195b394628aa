-- AlterTable
ALTER TABLE "schools" ADD COLUMN     "sample" JSONB;

