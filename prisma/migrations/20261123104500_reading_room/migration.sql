-- A passage of the reading room is a sitting of its own kind.
ALTER TYPE "SittingKind" ADD VALUE 'reading';

-- CreateTable
CREATE TABLE "passage_readings" (
    "sittingId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "passageId" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "readAt" TIMESTAMP(3),
    "sentences" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "mainIdea" TEXT,

    CONSTRAINT "passage_readings_pkey" PRIMARY KEY ("sittingId")
);

-- CreateTable
CREATE TABLE "passage_notes" (
    "id" TEXT NOT NULL,
    "sittingId" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "writtenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passage_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passage_readings_studentId_passageId_key" ON "passage_readings"("studentId", "passageId");

-- CreateIndex
CREATE INDEX "passage_notes_sittingId_idx" ON "passage_notes"("sittingId");

-- AddForeignKey
ALTER TABLE "passage_readings" ADD CONSTRAINT "passage_readings_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "practice_sittings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage_readings" ADD CONSTRAINT "passage_readings_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage_notes" ADD CONSTRAINT "passage_notes_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "passage_readings"("sittingId") ON DELETE CASCADE ON UPDATE CASCADE;
