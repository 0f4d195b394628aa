-- The step of 1, 3, 7 and 16 days at which a mistake stands.
ALTER TABLE "wrong_answers" ADD COLUMN "returnStep" INTEGER NOT NULL DEFAULT 0;
