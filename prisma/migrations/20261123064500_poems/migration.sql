-- CreateTable
CREATE TABLE "poem_readings" (
    "studentId" TEXT NOT NULL,
    "poemId" TEXT NOT NULL,
    "readAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poem_readings_pkey" PRIMARY KEY ("studentId","poemId")
);

-- CreateTable
CREATE TABLE "poem_answers" (
    "studentId" TEXT NOT NULL,
    "poemId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "choice" INTEGER NOT NULL,
    "isRight" BOOLEAN NOT NULL,
    "answeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poem_answers_pkey" PRIMARY KEY ("studentId","poemId","number")
);

-- CreateTable
CREATE TABLE "own_poems" (
    "studentId" TEXT NOT NULL,
    "poemId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_poems_pkey" PRIMARY KEY ("studentId","poemId")
);

-- AddForeignKey
ALTER TABLE "poem_readings" ADD CONSTRAINT "poem_readings_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poem_answers" ADD CONSTRAINT "poem_answers_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_poems" ADD CONSTRAINT "own_poems_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

