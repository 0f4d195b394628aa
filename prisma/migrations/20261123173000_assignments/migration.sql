-- A tutor's own sheet of questions is a sitting of its own kind.
ALTER TYPE "SittingKind" ADD VALUE 'sheet';

-- AlterTable: the day as the tutor named it, in place of an instant that a new time zone would make wrong. Nothing has written here yet.
DROP INDEX "assignments_studentId_completedAt_dueAt_idx";
ALTER TABLE "assignments" DROP COLUMN "dueAt",
ADD COLUMN     "batchId" TEXT NOT NULL,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "dueOn" DATE,
ADD COLUMN     "outcome" JSONB,
ADD COLUMN     "withdrawnAt" TIMESTAMP(3);

-- CreateIndex
CREATE UNIQUE INDEX "assignments_batchId_studentId_key" ON "assignments"("batchId", "studentId");

-- CreateIndex
CREATE INDEX "assignments_studentId_completedAt_dueOn_idx" ON "assignments"("studentId", "completedAt", "dueOn");

-- CreateTable
CREATE TABLE "essay_markings" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "essayId" TEXT NOT NULL,
    "lines" JSONB NOT NULL DEFAULT '{}',
    "comments" JSONB NOT NULL DEFAULT '[]',
    "nextStep" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "returnedAt" TIMESTAMP(3),

    CONSTRAINT "essay_markings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "printed_lessons" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "patternKey" TEXT NOT NULL,
    "says" TEXT NOT NULL,
    "level" "Level" NOT NULL,
    "subject" "Subject" NOT NULL,
    "skill" TEXT NOT NULL,
    "parts" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "printed_lessons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "printed_lesson_students" (
    "lessonId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "itemIds" TEXT[],
    "stateBefore" TEXT,

    CONSTRAINT "printed_lesson_students_pkey" PRIMARY KEY ("lessonId","studentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "essay_markings_essayId_tutorId_key" ON "essay_markings"("essayId", "tutorId");

-- CreateIndex
CREATE INDEX "essay_markings_tutorId_returnedAt_idx" ON "essay_markings"("tutorId", "returnedAt");

-- CreateIndex
CREATE INDEX "printed_lessons_tutorId_createdAt_id_idx" ON "printed_lessons"("tutorId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "printed_lesson_students_studentId_idx" ON "printed_lesson_students"("studentId");

-- AddForeignKey
ALTER TABLE "essay_markings" ADD CONSTRAINT "essay_markings_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_markings" ADD CONSTRAINT "essay_markings_essayId_fkey" FOREIGN KEY ("essayId") REFERENCES "essays"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printed_lessons" ADD CONSTRAINT "printed_lessons_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printed_lesson_students" ADD CONSTRAINT "printed_lesson_students_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "printed_lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printed_lesson_students" ADD CONSTRAINT "printed_lesson_students_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
