-- CreateEnum
CREATE TYPE "CommissionStep" AS ENUM ('earned', 'matured', 'reversed', 'restored', 'paid');

-- AlterTable
ALTER TABLE "checkouts" ADD COLUMN "couponId" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN "cardMark" TEXT;

-- AlterTable
ALTER TABLE "coupon_codes" ADD COLUMN "mirroredAt" TIMESTAMP(3),
ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "referrals" ADD COLUMN "reversedAt" TIMESTAMP(3),
ADD COLUMN "payoutId" TEXT;

-- AlterTable
ALTER TABLE "commission_payments" ADD COLUMN "preparedBy" TEXT,
ADD COLUMN "approvedBy" TEXT,
ADD COLUMN "approvedAt" TIMESTAMP(3),
ADD COLUMN "paidBy" TEXT;

-- CreateTable
CREATE TABLE "coupon_uses" (
    "id" TEXT NOT NULL,
    "couponId" TEXT NOT NULL,
    "userId" TEXT,
    "checkoutId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "redeemedAt" TIMESTAMP(3),

    CONSTRAINT "coupon_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral_clicks" (
    "affiliateId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "referral_clicks_pkey" PRIMARY KEY ("affiliateId","day")
);

-- CreateTable
CREATE TABLE "commission_entries" (
    "id" TEXT NOT NULL,
    "affiliateId" TEXT,
    "referralId" TEXT,
    "paymentId" TEXT,
    "step" "CommissionStep" NOT NULL,
    "pending" INTEGER NOT NULL DEFAULT 0,
    "payable" INTEGER NOT NULL DEFAULT 0,
    "paid" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "commission_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "checkouts_couponId_idx" ON "checkouts"("couponId");

-- CreateIndex
CREATE INDEX "orders_cardMark_idx" ON "orders"("cardMark");

-- DropIndex
DROP INDEX "coupon_codes_affiliateId_idx";

-- CreateIndex
CREATE INDEX "coupon_codes_affiliateId_createdAt_idx" ON "coupon_codes"("affiliateId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "coupon_codes_createdAt_idx" ON "coupon_codes"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_uses_checkoutId_key" ON "coupon_uses"("checkoutId");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_uses_couponId_userId_key" ON "coupon_uses"("couponId", "userId");

-- CreateIndex
CREATE INDEX "coupon_uses_userId_idx" ON "coupon_uses"("userId");

-- CreateIndex
CREATE INDEX "referrals_affiliateId_createdAt_idx" ON "referrals"("affiliateId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "referrals_status_convertedAt_idx" ON "referrals"("status", "convertedAt");

-- CreateIndex
CREATE INDEX "referrals_payoutId_idx" ON "referrals"("payoutId");

-- CreateIndex
CREATE INDEX "commission_payments_status_createdAt_idx" ON "commission_payments"("status", "createdAt");

-- CreateIndex
CREATE INDEX "commission_payments_paymentDate_idx" ON "commission_payments"("paymentDate");

-- CreateIndex
CREATE INDEX "commission_entries_affiliateId_createdAt_idx" ON "commission_entries"("affiliateId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "commission_entries_referralId_idx" ON "commission_entries"("referralId");

-- CreateIndex
CREATE INDEX "commission_entries_paymentId_idx" ON "commission_entries"("paymentId");

-- CreateIndex
CREATE INDEX "commission_entries_createdAt_idx" ON "commission_entries"("createdAt");

-- AddForeignKey
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "coupon_codes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "coupon_codes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "checkouts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "commission_payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_referralId_fkey" FOREIGN KEY ("referralId") REFERENCES "referrals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "commission_payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
