-- What is on paper without a clock takes no answers on the screen either, until it is back.
UPDATE "sitting_sections" SET "pausedAt" = h."handedAt"
FROM "paper_handovers" h
WHERE h."openKey" = "sitting_sections"."id" AND "sitting_sections"."secondsAllowed" IS NULL AND "sitting_sections"."endedAt" IS NULL;
