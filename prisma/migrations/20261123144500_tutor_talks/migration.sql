-- Talks with the AI tutor about something, shared and reported; and how it speaks.
CREATE TYPE "MessageOrigin" AS ENUM ('student', 'model', 'steps', 'care');
CREATE TYPE "TutorTopic" AS ENUM ('question', 'word', 'own');
CREATE TYPE "TalkReportReason" AS ENUM ('wrong', 'unkind', 'unsafe', 'other');

ALTER TABLE "tutor_conversations"
    ADD COLUMN "topic" "TutorTopic" NOT NULL DEFAULT 'own',
    ADD COLUMN "itemId" TEXT,
    ADD COLUMN "choice" INTEGER,
    ADD COLUMN "reference" TEXT,
    ADD COLUMN "level" "Level",
    ADD COLUMN "openKey" TEXT,
    ADD COLUMN "sharedAt" TIMESTAMP(3),
    ADD COLUMN "shareKey" TEXT;

DROP INDEX "tutor_conversations_studentId_updatedAt_idx";
CREATE INDEX "tutor_conversations_studentId_updatedAt_id_idx" ON "tutor_conversations"("studentId", "updatedAt" DESC, "id" DESC);
CREATE INDEX "tutor_conversations_itemId_idx" ON "tutor_conversations"("itemId");
CREATE INDEX "tutor_conversations_updatedAt_idx" ON "tutor_conversations"("updatedAt");
CREATE UNIQUE INDEX "tutor_conversations_shareKey_key" ON "tutor_conversations"("shareKey");
CREATE UNIQUE INDEX "tutor_conversations_openKey_key" ON "tutor_conversations"("openKey");
ALTER TABLE "tutor_conversations" ADD CONSTRAINT "tutor_conversations_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "tutor_messages"
    ADD COLUMN "origin" "MessageOrigin" NOT NULL DEFAULT 'student',
    ADD COLUMN "number" INTEGER,
    ADD COLUMN "heldBack" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "isWhole" BOOLEAN NOT NULL DEFAULT true;
UPDATE "tutor_messages" m SET "number" = n."number"
    FROM (SELECT "id", row_number() OVER (PARTITION BY "conversationId" ORDER BY "createdAt", "id") AS "number" FROM "tutor_messages") n
    WHERE n."id" = m."id";
ALTER TABLE "tutor_messages" ALTER COLUMN "number" SET NOT NULL;
CREATE UNIQUE INDEX "tutor_messages_conversationId_number_key" ON "tutor_messages"("conversationId", "number");

CREATE TABLE "talk_reports" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "reason" "TalkReportReason" NOT NULL,
    "note" TEXT,
    "state" "InboxState" NOT NULL DEFAULT 'new',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMP(3),

    CONSTRAINT "talk_reports_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "talk_reports_conversationId_key" ON "talk_reports"("conversationId");
CREATE INDEX "talk_reports_userId_idx" ON "talk_reports"("userId");
CREATE INDEX "talk_reports_state_createdAt_id_idx" ON "talk_reports"("state", "createdAt" DESC, "id" DESC);
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "tutor_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "voice_versions" (
    "id" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "publishedAt" TIMESTAMP(3),
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT,
    "draftKey" TEXT,

    CONSTRAINT "voice_versions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "voice_versions_draftKey_key" ON "voice_versions"("draftKey");
CREATE INDEX "voice_versions_publishedAt_idx" ON "voice_versions"("publishedAt" DESC);
