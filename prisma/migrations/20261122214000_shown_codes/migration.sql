-- Until when the newest recovery codes are shown to the session that made them.
ALTER TABLE "second_factors" ADD COLUMN "codesShownUntil" TIMESTAMP(3);
