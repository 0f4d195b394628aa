-- One's own data: exports, deletion with days of grace, the record of what was erased, and the parent's page.
CREATE TYPE "ExportState" AS ENUM ('running', 'ready', 'failed');
CREATE TYPE "Asker" AS ENUM ('account', 'parent');
CREATE TYPE "ErasureKind" AS ENUM ('account', 'expiry');
CREATE TYPE "ConsentStep" AS ENUM ('asked', 'confirmed', 'refused', 'withdrawn', 'released');

CREATE TABLE "data_exports" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "consentId" TEXT,
    "state" "ExportState" NOT NULL DEFAULT 'running',
    "openKey" TEXT,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "file" BYTEA,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readyAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "data_exports_openKey_key" ON "data_exports"("openKey");
CREATE INDEX "data_exports_userId_createdAt_idx" ON "data_exports"("userId", "createdAt" DESC);
CREATE INDEX "data_exports_consentId_idx" ON "data_exports"("consentId");
CREATE INDEX "data_exports_expiresAt_idx" ON "data_exports"("expiresAt");

CREATE TABLE "account_deletions" (
    "userId" TEXT NOT NULL,
    "askedBy" "Asker" NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "tokenHash" TEXT,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("userId")
);
CREATE UNIQUE INDEX "account_deletions_tokenHash_key" ON "account_deletions"("tokenHash");
CREATE INDEX "account_deletions_dueAt_idx" ON "account_deletions"("dueAt");

CREATE TABLE "erasures" (
    "id" TEXT NOT NULL,
    "kind" "ErasureKind" NOT NULL,
    "askedBy" "Asker",
    "counts" JSONB NOT NULL DEFAULT '{}',
    "erasedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "erasures_erasedAt_idx" ON "erasures"("erasedAt" DESC);

CREATE TABLE "consent_events" (
    "id" TEXT NOT NULL,
    "consentId" TEXT NOT NULL,
    "step" "ConsentStep" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "consent_events_consentId_at_idx" ON "consent_events"("consentId", "at");

CREATE TABLE "parent_links" (
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "parent_links_pkey" PRIMARY KEY ("email")
);
CREATE UNIQUE INDEX "parent_links_tokenHash_key" ON "parent_links"("tokenHash");
CREATE INDEX "parent_links_expiresAt_idx" ON "parent_links"("expiresAt");

CREATE TABLE "parent_sessions" (
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "parent_sessions_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "parent_sessions_email_idx" ON "parent_sessions"("email");
CREATE INDEX "parent_sessions_expiresAt_idx" ON "parent_sessions"("expiresAt");

ALTER TABLE "mail_records" ADD COLUMN "userId" TEXT;

ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_consentId_fkey" FOREIGN KEY ("consentId") REFERENCES "consents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_consentId_fkey" FOREIGN KEY ("consentId") REFERENCES "consents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_records" ADD CONSTRAINT "mail_records_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What deletion looks for: without these it would read whole tables.
CREATE INDEX "consents_parentEmail_idx" ON "consents"("parentEmail");
CREATE INDEX "contact_messages_email_idx" ON "contact_messages"("email");
CREATE INDEX "mail_records_userId_idx" ON "mail_records"("userId");
CREATE INDEX "testimonials_userId_idx" ON "testimonials"("userId");
CREATE INDEX "wrong_answers_bootcampEnrollmentId_idx" ON "wrong_answers"("bootcampEnrollmentId");

-- What must never happen: a file that is not there, or one too large to hand out.
ALTER TABLE "data_exports"
  ADD CONSTRAINT "data_exports_ready" CHECK (("state" = 'ready') = ("file" IS NOT NULL AND "readyAt" IS NOT NULL)),
  ADD CONSTRAINT "data_exports_running" CHECK (("state" = 'running') = ("openKey" IS NOT NULL)),
  ADD CONSTRAINT "data_exports_size" CHECK (octet_length("file") <= 33554432 AND "percent" BETWEEN 0 AND 100);

-- The steps that are known of the requests so far. What a parent withdrew is not told apart from what was refused at first.
INSERT INTO "consent_events" ("id", "consentId", "step", "at") SELECT "id" || '-asked', "id", 'asked', "sentAt" FROM "consents";
INSERT INTO "consent_events" ("id", "consentId", "step", "at")
  SELECT "id" || '-confirmed', "id", 'confirmed', "confirmedAt" FROM "consents" WHERE "confirmedAt" IS NOT NULL;
INSERT INTO "consent_events" ("id", "consentId", "step", "at")
  SELECT "id" || '-refused', "id", 'refused', "refusedAt" FROM "consents" WHERE "refusedAt" IS NOT NULL;
-- Requests that were mailed so far stay without an account: their records are erased after 90 days in any case.
