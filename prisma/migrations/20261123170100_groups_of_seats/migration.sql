-- AlterTable
ALTER TABLE "checkouts" ADD COLUMN "seats" INTEGER;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_seats" CHECK ("seats" BETWEEN 1 AND 50);

-- AlterTable
ALTER TABLE "group_purchases"
  ADD COLUMN "toldAt" TIMESTAMP(3),
  ADD COLUMN "closedAt" TIMESTAMP(3),
  ADD COLUMN "handoverEmail" TEXT,
  ADD COLUMN "handoverAt" TIMESTAMP(3),
  ALTER COLUMN "adminUserId" DROP NOT NULL;

-- A group outlives the account that bought it, once it was closed.
ALTER TABLE "group_purchases" DROP CONSTRAINT "group_purchases_adminUserId_fkey";
ALTER TABLE "group_purchases" ADD CONSTRAINT "group_purchases_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A free seat is paid for by somebody: no seat has the price 0.
ALTER TABLE "group_purchases" DROP CONSTRAINT "group_purchases_money";
ALTER TABLE "group_purchases" ADD CONSTRAINT "group_purchases_money" CHECK ("pricePerSeat" > 0 AND "totalAmount" >= 100);

-- CreateIndex
CREATE INDEX "group_purchases_handoverEmail_idx" ON "group_purchases"("handoverEmail");
CREATE INDEX "group_purchases_status_expiresAt_idx" ON "group_purchases"("status", "expiresAt");
CREATE INDEX "group_invitations_groupPurchaseId_sentAt_id_idx" ON "group_invitations"("groupPurchaseId", "sentAt" DESC, "id" DESC);
CREATE INDEX "group_invitations_status_expiresAt_idx" ON "group_invitations"("status", "expiresAt");
