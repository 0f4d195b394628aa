-- CreateEnum
CREATE TYPE "ItemState" AS ENUM ('draft', 'reviewed', 'live');

-- AlterTable
ALTER TABLE "sitting_responses" ADD COLUMN     "hintsUsed" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "skill_estimates" (
    "userId" TEXT NOT NULL,
    "level" "Level" NOT NULL,
    "subject" "Subject" NOT NULL,
    "skill" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "answeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skill_estimates_pkey" PRIMARY KEY ("userId","level","subject","skill")
);

-- CreateTable
CREATE TABLE "hidden_sources" (
    "name" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "hiddenBy" TEXT NOT NULL,
    "hiddenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_sources_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "authored_items" (
    "id" TEXT NOT NULL,
    "level" "Level" NOT NULL,
    "subject" "Subject" NOT NULL,
    "skill" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "state" "ItemState" NOT NULL DEFAULT 'draft',
    "authorId" TEXT NOT NULL,
    "reviewerId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "authored_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "authored_items_state_level_subject_idx" ON "authored_items"("state", "level", "subject");

-- AddForeignKey
ALTER TABLE "skill_estimates" ADD CONSTRAINT "skill_estimates_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What must never happen.
ALTER TABLE "skill_estimates" ADD CONSTRAINT "skill_estimates_rating" CHECK ("rating" BETWEEN 0 AND 4000 AND "answers" >= 0);
ALTER TABLE "sitting_responses" ADD CONSTRAINT "sitting_responses_hints" CHECK ("hintsUsed" BETWEEN 0 AND 20);
