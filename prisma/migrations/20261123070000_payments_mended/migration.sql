-- DropIndex
DROP INDEX "orders_status_paidAt_idx";

-- AlterTable
ALTER TABLE "checkouts" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "payment_customers" ADD COLUMN     "claimSentAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "payment_customers_attachedAt_createdAt_idx" ON "payment_customers"("attachedAt", "createdAt");

-- CreateIndex
CREATE INDEX "payment_customers_checkedAt_idx" ON "payment_customers"("checkedAt");

-- CreateIndex
CREATE INDEX "orders_status_createdAt_idx" ON "orders"("status", "createdAt");

-- CreateIndex
CREATE INDEX "orders_paidAt_idx" ON "orders"("paidAt");

-- CreateIndex
CREATE INDEX "refund_requests_doneAt_idx" ON "refund_requests"("doneAt");
