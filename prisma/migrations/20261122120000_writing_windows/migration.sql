-- Which page saved a text, and how often it was saved, so that one window never replaces what another has written unseen.
ALTER TABLE "essays"
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "savedBy" TEXT,
  ADD COLUMN "saveNumber" INTEGER NOT NULL DEFAULT 0;
