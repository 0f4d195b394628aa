-- AlterTable
ALTER TABLE "progress_reports" ADD COLUMN "periodStart" DATE,
ADD COLUMN "periodEnd" DATE;

-- CreateTable
CREATE TABLE "report_mails" (
    "userId" TEXT NOT NULL,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "nonce" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_mails_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "report_mails_tokenHash_key" ON "report_mails"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "progress_reports_studentId_reportType_periodStart_key" ON "progress_reports"("studentId", "reportType", "periodStart");

-- AddForeignKey
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
