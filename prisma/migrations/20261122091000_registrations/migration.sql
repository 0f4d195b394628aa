-- CreateTable
CREATE TABLE "registrations" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "referralCode" TEXT,
    "token" TEXT,
    "tokenExpiry" TIMESTAMP(3),
    "resetToken" TEXT,
    "resetTokenExpiry" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "registrations_token_key" ON "registrations"("token");

-- CreateIndex
CREATE UNIQUE INDEX "registrations_resetToken_key" ON "registrations"("resetToken");

-- CreateIndex
CREATE INDEX "registrations_email_createdAt_idx" ON "registrations"("email", "createdAt");

-- CreateIndex
CREATE INDEX "registrations_createdAt_idx" ON "registrations"("createdAt");

-- AlterTable
ALTER TABLE "username_reservations" ADD COLUMN "registrationId" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN "isUsernameOpen" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "mail_records" ADD COLUMN "registrationId" TEXT;

-- Accounts that nobody has confirmed become registrations; their links go on working. Nothing else can belong to them, because only a
-- confirmed account signs in.
INSERT INTO "registrations" ("id", "email", "username", "password", "firstName", "lastName", "referralCode", "token", "tokenExpiry", "resetToken", "resetTokenExpiry", "createdAt")
  SELECT "id", "email", "username", "password", "firstName", "lastName", "referralCode", "verificationToken", "verificationTokenExpiry", "resetToken", "resetTokenExpiry", "createdAt"
  FROM "users" WHERE NOT "emailVerified";
INSERT INTO "username_reservations" ("username", "registrationId", "expiresAt")
  SELECT "username", "id", "createdAt" + INTERVAL '24 hours' FROM "users" WHERE NOT "emailVerified"
  ON CONFLICT ("username") DO NOTHING;
DELETE FROM "users" WHERE NOT "emailVerified";
