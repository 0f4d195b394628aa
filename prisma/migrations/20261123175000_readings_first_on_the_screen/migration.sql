-- AlterTable
ALTER TABLE "passage_readings" ADD COLUMN "openedAt" TIMESTAMP(3),
ADD COLUMN "isInterrupted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "ideaAt" TIMESTAMP(3);

-- So far the press that opened a passage stood for its first look.
UPDATE "passage_readings" SET "openedAt" = s."startedAt" FROM "practice_sittings" s WHERE s.id = "passage_readings"."sittingId";

-- What interrupted a reading was looked up each time; from now on it is written down when the reading ends.
UPDATE "passage_readings" r SET "isInterrupted" = true
WHERE r."readAt" IS NOT NULL AND (
  EXISTS (
    SELECT FROM practice_sittings o WHERE o."userId" = r."studentId" AND o.id <> r."sittingId"
      AND (o."startedAt" > r."openedAt" AND o."startedAt" < r."readAt" OR o."endedAt" > r."openedAt" AND o."endedAt" < r."readAt")
  ) OR EXISTS (
    SELECT FROM practice_sittings o JOIN sitting_sections c ON c."sittingId" = o.id JOIN sitting_responses a ON a."sectionId" = c.id
    WHERE o."userId" = r."studentId" AND o.id <> r."sittingId" AND a."answeredAt" > r."openedAt" AND a."answeredAt" < r."readAt"
  ) OR EXISTS (
    SELECT FROM essays e WHERE e."studentId" = r."studentId" AND e."startedAt" > r."openedAt" AND e."startedAt" < r."readAt"
  ) OR EXISTS (
    SELECT FROM video_lesson_completions l WHERE l."studentId" = r."studentId" AND (
      l."startedAt" > r."openedAt" AND l."startedAt" < r."readAt"
      OR to_timestamp((l."sessionData"->>'writtenAt')::numeric / 1000) AT TIME ZONE 'UTC' > r."openedAt"
        AND to_timestamp((l."sessionData"->>'writtenAt')::numeric / 1000) AT TIME ZONE 'UTC' < r."readAt"
    )
  )
);
