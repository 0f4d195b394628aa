-- AlterTable
ALTER TABLE "vocabulary_cards" ADD COLUMN "addedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'own',
ADD COLUMN "reviews" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_reviews" CHECK ("reviews" >= 0);
