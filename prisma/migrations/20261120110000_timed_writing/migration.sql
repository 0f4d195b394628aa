-- AlterTable
ALTER TABLE "essays" ADD COLUMN     "deadline" TIMESTAMP(3),
ADD COLUMN     "number" INTEGER,
ADD COLUMN     "openKey" TEXT,
ADD COLUMN     "subject" "Subject" NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "essays_openKey_key" ON "essays"("openKey");


