-- CreateTable
CREATE TABLE "study_plans" (
    "userId" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "daysOff" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "testWeekday" INTEGER,
    "goals" JSONB NOT NULL DEFAULT '{}',
    "startedOn" DATE NOT NULL,
    "satOn" DATE,
    "feedNonce" TEXT,
    "feedHash" TEXT,

    CONSTRAINT "study_plans_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "plan_changes" (
    "userId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "minutes" INTEGER NOT NULL,

    CONSTRAINT "plan_changes_pkey" PRIMARY KEY ("userId","day")
);

-- CreateTable
CREATE TABLE "plan_days" (
    "userId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "steps" JSONB NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_days_pkey" PRIMARY KEY ("userId","day")
);

-- CreateTable
CREATE TABLE "test_dates" (
    "id" TEXT NOT NULL,
    "exam" "TestType" NOT NULL,
    "heldOn" DATE NOT NULL,
    "registerBy" DATE,
    "source" TEXT NOT NULL,
    "sourceDate" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "test_dates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "study_plans_feedHash_key" ON "study_plans"("feedHash");

-- CreateIndex
CREATE UNIQUE INDEX "test_dates_exam_heldOn_key" ON "test_dates"("exam", "heldOn");

-- CreateIndex
CREATE INDEX "test_dates_heldOn_id_idx" ON "test_dates"("heldOn", "id");

-- AddForeignKey
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "study_plans"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_userId_fkey" FOREIGN KEY ("userId") REFERENCES "study_plans"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never be stored, whoever writes.
ALTER TABLE "study_plans"
  ADD CONSTRAINT "study_plans_minutes" CHECK ("minutes" BETWEEN 10 AND 240),
  ADD CONSTRAINT "study_plans_days_off" CHECK ("daysOff" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND NOT "daysOff" @> ARRAY[1, 2, 3, 4, 5, 6, 7]),
  ADD CONSTRAINT "study_plans_test_weekday" CHECK ("testWeekday" BETWEEN 1 AND 7 AND NOT "testWeekday" = ANY("daysOff")),
  ADD CONSTRAINT "study_plans_feed" CHECK (("feedNonce" IS NULL) = ("feedHash" IS NULL));
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_minutes" CHECK ("minutes" BETWEEN 0 AND 300);
ALTER TABLE "test_dates" ADD CONSTRAINT "test_dates_register" CHECK ("registerBy" <= "heldOn");
