-- CreateEnum
CREATE TYPE "InboxState" AS ENUM ('new', 'open', 'done', 'spam');

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "assigneeId" TEXT,
ADD COLUMN     "handledAt" TIMESTAMP(3),
ADD COLUMN     "state" "InboxState" NOT NULL DEFAULT 'new';

-- AlterTable
ALTER TABLE "mail_records" ADD COLUMN     "aboutId" TEXT;

-- CreateIndex
CREATE INDEX "contact_messages_state_createdAt_idx" ON "contact_messages"("state", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_assigneeId_idx" ON "contact_messages"("assigneeId");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

