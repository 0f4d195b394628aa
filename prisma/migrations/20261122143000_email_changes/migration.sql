-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "isNewNetwork" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "network" TEXT;

-- CreateTable
CREATE TABLE "email_changes" (
    "userId" TEXT NOT NULL,
    "newEmail" TEXT NOT NULL,
    "tokenHash" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_tokenHash_key" ON "email_changes"("tokenHash");

-- CreateIndex
CREATE INDEX "email_changes_expiresAt_idx" ON "email_changes"("expiresAt");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
