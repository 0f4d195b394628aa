-- The schools of the official survey. The list of a state is read by name, and a school by state and slug.
CREATE TABLE "schools" (
    "id" TEXT NOT NULL,
    "ncesId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "phone" TEXT,
    "type" TEXT NOT NULL,
    "grades" TEXT,
    "enrollment" TEXT,
    "studentTeacherRatio" TEXT,
    "religiousAffiliation" TEXT,
    "surveyYear" TEXT NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "schools_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "schools_state" CHECK ("state" ~ '^[A-Z]{2}$')
);
CREATE UNIQUE INDEX "schools_ncesId_key" ON "schools"("ncesId");
CREATE UNIQUE INDEX "schools_state_slug_key" ON "schools"("state", "slug");
CREATE INDEX "schools_state_name_id_idx" ON "schools"("state", "name", "id");

-- A region names its states; a state may belong to several.
CREATE TABLE "region_states" (
    "regionId" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "region_states_pkey" PRIMARY KEY ("regionId","state"),
    CONSTRAINT "region_states_state" CHECK ("state" ~ '^[A-Z]{2}$')
);
CREATE INDEX "region_states_state_idx" ON "region_states"("state");
ALTER TABLE "region_states" ADD CONSTRAINT "region_states_regionId_fkey" FOREIGN KEY ("regionId") REFERENCES "regions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a region says is one of three things, and is shown by days of its own calendar. Nothing wrote this table until now.
CREATE TYPE "RegionContentType" AS ENUM ('notice', 'deadline', 'event');
DROP INDEX "regional_content_regionId_contentType_active_idx";
ALTER TABLE "regional_content"
  ALTER COLUMN "contentType" TYPE "RegionContentType" USING "contentType"::"RegionContentType",
  ALTER COLUMN "startDate" TYPE DATE,
  ALTER COLUMN "endDate" TYPE DATE;
ALTER TABLE "regional_content" ADD CONSTRAINT "regional_content_days" CHECK ("endDate" >= "startDate");
CREATE INDEX "regional_content_regionId_active_idx" ON "regional_content"("regionId", "active");
