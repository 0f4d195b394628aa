-- AlterTable
ALTER TABLE "pdf_downloads" ADD COLUMN "edition" INTEGER,
ADD COLUMN "hiddenSources" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What was got before: there is one edition so far, and what is hidden now and was hidden then stood in for.
UPDATE "pdf_downloads" SET "edition" = 1,
  "hiddenSources" = COALESCE((SELECT array_agg(h."name" ORDER BY h."name") FROM "hidden_sources" h WHERE h."hiddenAt" < "pdf_downloads"."downloadedAt"), ARRAY[]::TEXT[])
WHERE "downloadType" = 'direct';
