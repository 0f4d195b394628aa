-- AlterEnum
ALTER TYPE "AiTaskKind" ADD VALUE 'essay_feedback';

-- AlterTable
ALTER TABLE "essays" ADD COLUMN     "isWorkshop" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "plan" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "draftOfId" TEXT,
ADD COLUMN     "draft" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE UNIQUE INDEX "essays_draftOfId_draft_key" ON "essays"("draftOfId", "draft");

-- CreateIndex
CREATE INDEX "essays_studentId_isWorkshop_startedAt_idx" ON "essays"("studentId", "isWorkshop", "startedAt" DESC);

-- AddForeignKey
ALTER TABLE "essays" ADD CONSTRAINT "essays_draftOfId_fkey" FOREIGN KEY ("draftOfId") REFERENCES "essays"("id") ON DELETE CASCADE ON UPDATE CASCADE;
