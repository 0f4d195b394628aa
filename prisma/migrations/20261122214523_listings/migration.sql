-- CreateEnum
CREATE TYPE "ListingFormat" AS ENUM ('in_person', 'online', 'both');

-- DropTable
DROP TABLE "listing_applications";

-- CreateTable
CREATE TABLE "listings" (
    "id" TEXT NOT NULL,
    "kind" "ListingKind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "headline" TEXT NOT NULL,
    "format" "ListingFormat" NOT NULL,
    "levels" TEXT[],
    "experience" TEXT NOT NULL,
    "credentials" TEXT,
    "about" TEXT NOT NULL,
    "phone" TEXT,
    "website" TEXT,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "slug" TEXT,
    "tokenHash" TEXT,
    "confirmedAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "decidedBy" TEXT,
    "decisionReason" TEXT,
    "tutorId" TEXT,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "listings_tokenHash_key" ON "listings"("tokenHash");

-- CreateIndex
CREATE INDEX "listings_kind_status_name_id_idx" ON "listings"("kind", "status", "name", "id");

-- CreateIndex
CREATE INDEX "listings_kind_state_status_name_id_idx" ON "listings"("kind", "state", "status", "name", "id");

-- CreateIndex
CREATE INDEX "listings_status_createdAt_idx" ON "listings"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "listings_email_idx" ON "listings"("email");

-- CreateIndex
CREATE INDEX "listings_tutorId_idx" ON "listings"("tutorId");

-- CreateIndex
CREATE UNIQUE INDEX "listings_kind_state_slug_key" ON "listings"("kind", "state", "slug");

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

