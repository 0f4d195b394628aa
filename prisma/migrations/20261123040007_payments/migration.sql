-- Customers, checkouts and payments at the payment provider. No order was ever made before this: nothing of worth is dropped.
-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('open', 'paid', 'failed', 'refunded', 'disputed');

-- DropIndex
DROP INDEX "orders_stripeSessionId_key";

-- AlterTable
ALTER TABLE "orders" DROP COLUMN "stripeSessionId",
ADD COLUMN     "customerId" TEXT,
ADD COLUMN     "invoiceUrl" TEXT,
ADD COLUMN     "number" TEXT,
ADD COLUMN     "refundedAmount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "stripeInvoiceId" TEXT,
DROP COLUMN "status",
ADD COLUMN     "status" "OrderStatus" NOT NULL DEFAULT 'open';

-- AlterTable
ALTER TABLE "user_subscriptions" ADD COLUMN     "renewsAt" TIMESTAMP(3),
ADD COLUMN     "stripeStatus" TEXT;

-- CreateTable
CREATE TABLE "payment_customers" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "email" TEXT,
    "attachedAt" TIMESTAMP(3),
    "claimHash" TEXT,
    "readings" INTEGER NOT NULL DEFAULT 0,
    "written" INTEGER NOT NULL DEFAULT 0,
    "checkedAt" TIMESTAMP(3),
    "lostAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checkouts" (
    "id" TEXT NOT NULL,
    "key" TEXT,
    "userId" TEXT,
    "plan" "SubscriptionTier" NOT NULL,
    "guestId" TEXT,
    "guestEmail" TEXT,
    "referralCode" TEXT,
    "stripeSessionId" TEXT,
    "url" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_requests" (
    "userId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_customers_claimHash_key" ON "payment_customers"("claimHash");

-- CreateIndex
CREATE INDEX "payment_customers_userId_idx" ON "payment_customers"("userId");

-- CreateIndex
CREATE INDEX "payment_customers_email_idx" ON "payment_customers"("email");

-- CreateIndex
CREATE INDEX "payment_customers_lostAt_idx" ON "payment_customers"("lostAt");

-- CreateIndex
CREATE UNIQUE INDEX "checkouts_key_key" ON "checkouts"("key");

-- CreateIndex
CREATE UNIQUE INDEX "checkouts_stripeSessionId_key" ON "checkouts"("stripeSessionId");

-- CreateIndex
CREATE INDEX "checkouts_userId_createdAt_idx" ON "checkouts"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "checkouts_endedAt_createdAt_idx" ON "checkouts"("endedAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripeInvoiceId_key" ON "orders"("stripeInvoiceId");

-- CreateIndex
CREATE INDEX "orders_customerId_idx" ON "orders"("customerId");

-- CreateIndex
CREATE INDEX "orders_status_paidAt_idx" ON "orders"("status", "paidAt");

-- CreateIndex
CREATE INDEX "stripe_events_processedAt_idx" ON "stripe_events"("processedAt");

-- CreateIndex
CREATE INDEX "user_subscriptions_startDate_idx" ON "user_subscriptions"("startDate");

-- CreateIndex
CREATE INDEX "user_subscriptions_endDate_idx" ON "user_subscriptions"("endDate");

-- AddForeignKey
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

