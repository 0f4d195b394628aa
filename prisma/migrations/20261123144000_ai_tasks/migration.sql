-- What the language model is asked for, and what it costs in a day.
CREATE TYPE "AiTaskKind" AS ENUM ('tutor_reply');
CREATE TYPE "AiTaskState" AS ENUM ('waiting', 'running', 'done', 'failed');

CREATE TABLE "ai_tasks" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "AiTaskKind" NOT NULL,
    "reference" TEXT NOT NULL,
    "state" "AiTaskState" NOT NULL DEFAULT 'waiting',
    "failure" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "deadline" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ai_tasks_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "ai_tasks_kind_reference_key" ON "ai_tasks"("kind", "reference");
CREATE INDEX "ai_tasks_userId_createdAt_idx" ON "ai_tasks"("userId", "createdAt" DESC);
CREATE INDEX "ai_tasks_state_deadline_idx" ON "ai_tasks"("state", "deadline");
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ai_student_days" (
    "userId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "tokens" INTEGER NOT NULL,

    CONSTRAINT "ai_student_days_pkey" PRIMARY KEY ("userId","day")
);

CREATE INDEX "ai_student_days_day_idx" ON "ai_student_days"("day");
ALTER TABLE "ai_student_days" ADD CONSTRAINT "ai_student_days_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ai_days" (
    "day" DATE NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "ai_days_pkey" PRIMARY KEY ("day")
);
