-- CreateEnum
CREATE TYPE "ScholarshipState" AS ENUM ('asked', 'granted', 'declined', 'withdrawn', 'ended');
CREATE TYPE "ScholarshipFor" AS ENUM ('student', 'child');
CREATE TYPE "ScholarshipReason" AS ENUM ('no_seats', 'open_already', 'other_test', 'not_now');
CREATE TYPE "PoolSource" AS ENUM ('house', 'commission');
CREATE TYPE "SeatStep" AS ENUM ('opened', 'given', 'returned');

-- CreateTable
CREATE TABLE "scholarship_requests" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "exam" "TestType" NOT NULL,
    "forWhom" "ScholarshipFor" NOT NULL,
    "state" "ScholarshipState" NOT NULL DEFAULT 'asked',
    "openKey" TEXT,
    "reason" "ScholarshipReason",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),
    "poolId" TEXT,
    "endsAt" TIMESTAMP(3),

    CONSTRAINT "scholarship_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scholarship_pools" (
    "id" TEXT NOT NULL,
    "purchaseId" TEXT NOT NULL,
    "source" "PoolSource" NOT NULL,
    "attempt" TEXT NOT NULL,
    "affiliateId" TEXT,
    "paymentId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scholarship_pools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat_entries" (
    "id" TEXT NOT NULL,
    "poolId" TEXT NOT NULL,
    "step" "SeatStep" NOT NULL,
    "seats" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seat_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "scholarship_requests_openKey_key" ON "scholarship_requests"("openKey");
CREATE INDEX "scholarship_requests_state_createdAt_idx" ON "scholarship_requests"("state", "createdAt" DESC);
CREATE INDEX "scholarship_requests_userId_createdAt_idx" ON "scholarship_requests"("userId", "createdAt" DESC);
CREATE INDEX "scholarship_requests_poolId_idx" ON "scholarship_requests"("poolId");
CREATE UNIQUE INDEX "scholarship_pools_purchaseId_key" ON "scholarship_pools"("purchaseId");
CREATE UNIQUE INDEX "scholarship_pools_attempt_key" ON "scholarship_pools"("attempt");
CREATE UNIQUE INDEX "scholarship_pools_paymentId_key" ON "scholarship_pools"("paymentId");
CREATE INDEX "scholarship_pools_createdAt_idx" ON "scholarship_pools"("createdAt" DESC);
CREATE INDEX "scholarship_pools_affiliateId_idx" ON "scholarship_pools"("affiliateId");
CREATE INDEX "seat_entries_poolId_idx" ON "seat_entries"("poolId");
CREATE INDEX "seat_entries_createdAt_idx" ON "seat_entries"("createdAt");

-- AddForeignKey
ALTER TABLE "scholarship_requests" ADD CONSTRAINT "scholarship_requests_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scholarship_requests" ADD CONSTRAINT "scholarship_requests_poolId_fkey" FOREIGN KEY ("poolId") REFERENCES "scholarship_pools"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "scholarship_pools" ADD CONSTRAINT "scholarship_pools_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "group_purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "scholarship_pools" ADD CONSTRAINT "scholarship_pools_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "affiliate_partners"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "scholarship_pools" ADD CONSTRAINT "scholarship_pools_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "commission_payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "seat_entries" ADD CONSTRAINT "seat_entries_poolId_fkey" FOREIGN KEY ("poolId") REFERENCES "scholarship_pools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A line is about seats, and one request is open an account.
ALTER TABLE "seat_entries" ADD CONSTRAINT "seat_entries_seats" CHECK ("seats" > 0);
ALTER TABLE "scholarship_requests" ADD CONSTRAINT "scholarship_requests_open" CHECK (
  ("openKey" IS NOT DISTINCT FROM CASE WHEN "state" IN ('asked', 'granted') THEN "userId" END)
  AND ("state" <> 'granted' OR ("poolId" IS NOT NULL AND "endsAt" IS NOT NULL))
);
