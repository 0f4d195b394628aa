-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "refusedAt" TIMESTAMP(3);

-- What ended without a newer request in its place was ended by the parent.
UPDATE "consents" SET "refusedAt" = "revokedAt"
WHERE "revokedAt" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "consents" AS newer
  WHERE newer."userId" = "consents"."userId" AND newer."id" <> "consents"."id" AND newer."sentAt" >= "consents"."revokedAt" - interval '1 minute'
    AND newer."sentAt" <= "consents"."revokedAt" + interval '1 minute'
);
