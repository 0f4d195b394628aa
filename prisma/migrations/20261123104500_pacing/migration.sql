-- CreateEnum
CREATE TYPE "PaceVerdict" AS ENUM ('rushing_after_a_hard_one', 'no_skip', 'slow_start', 'late_guesses', 'even_and_good', 'too_little', 'clicked_through', 'clock_fault', 'none');

-- CreateTable
CREATE TABLE "pace_drills" (
    "sittingId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "exercise" "PaceVerdict",
    "hasBeat" BOOLEAN NOT NULL DEFAULT true,
    "verdict" "PaceVerdict",
    "celebratedAt" TIMESTAMP(3),

    CONSTRAINT "pace_drills_pkey" PRIMARY KEY ("sittingId")
);

-- CreateTable
CREATE TABLE "pace_visits" (
    "sittingId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),
    "isAnswered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "pace_visits_pkey" PRIMARY KEY ("sittingId","number")
);

-- AddForeignKey
ALTER TABLE "pace_drills" ADD CONSTRAINT "pace_drills_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "practice_sittings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pace_visits" ADD CONSTRAINT "pace_visits_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "pace_drills"("sittingId") ON DELETE CASCADE ON UPDATE CASCADE;
