-- AlterTable
ALTER TABLE "regional_content" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "regions" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
