-- A bank decides about the money: until it has, the seats open nothing.
ALTER TYPE "PurchaseStatus" ADD VALUE 'disputed';

-- AlterTable
ALTER TABLE "group_purchases" ADD COLUMN "stoppedAt" TIMESTAMP(3),
ADD COLUMN "refundedAmount" INTEGER NOT NULL DEFAULT 0;
