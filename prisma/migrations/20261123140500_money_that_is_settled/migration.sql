-- AlterEnum
ALTER TYPE "OrderStatus" ADD VALUE 'void';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN "disputeClosedAt" TIMESTAMP(3),
ADD COLUMN "returnedAmount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned" CHECK ("returnedAmount" >= 0);
