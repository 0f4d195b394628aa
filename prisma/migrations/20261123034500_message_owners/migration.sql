-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "affiliateId" TEXT,
ADD COLUMN     "tutorId" TEXT,
ADD COLUMN     "userId" TEXT;

-- CreateIndex
CREATE INDEX "contact_messages_userId_idx" ON "contact_messages"("userId");

-- CreateIndex
CREATE INDEX "contact_messages_tutorId_idx" ON "contact_messages"("tutorId");

-- CreateIndex
CREATE INDEX "contact_messages_affiliateId_idx" ON "contact_messages"("affiliateId");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;
