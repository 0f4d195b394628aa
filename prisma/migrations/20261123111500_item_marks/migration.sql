-- What students find wrong with questions that they have solved.
CREATE TYPE "ItemMarkReason" AS ENUM ('wrong_key', 'two_answers', 'unclear', 'figure', 'spelling', 'explanation');

CREATE TABLE "item_marks" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "reason" "ItemMarkReason" NOT NULL,
    "state" "InboxState" NOT NULL DEFAULT 'new',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMP(3),

    CONSTRAINT "item_marks_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "item_marks_userId_itemId_key" ON "item_marks"("userId", "itemId");
CREATE INDEX "item_marks_state_createdAt_id_idx" ON "item_marks"("state", "createdAt" DESC, "id" DESC);
CREATE INDEX "item_marks_itemId_idx" ON "item_marks"("itemId");
ALTER TABLE "item_marks" ADD CONSTRAINT "item_marks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "item_marks" ADD CONSTRAINT "item_marks_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
