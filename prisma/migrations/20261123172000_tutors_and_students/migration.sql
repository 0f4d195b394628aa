-- Students linked with a tutor until it ends, groups, codes of which only the hash is stored, notes, and what is shared.
CREATE TYPE "LinkAgreement" AS ENUM ('student', 'parent');

ALTER TABLE "tutors" ALTER COLUMN "rating" TYPE DOUBLE PRECISION;

-- A code becomes its hash: the same as hashToken makes.
DROP INDEX "student_invitations_code_key";
DROP INDEX "student_invitations_tutorId_sentAt_idx";
ALTER TABLE "student_invitations" RENAME COLUMN "code" TO "codeHash";
ALTER TABLE "student_invitations" RENAME COLUMN "sentAt" TO "createdAt";
ALTER TABLE "student_invitations"
    ADD COLUMN "groupId" TEXT,
    ADD COLUMN "label" TEXT,
    ADD COLUMN "maxUses" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "usedCount" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "revokedAt" TIMESTAMP(3);
UPDATE "student_invitations" SET
    "codeHash" = translate(rtrim(encode(sha256(convert_to("codeHash", 'UTF8')), 'base64'), '='), '+/', '-_'),
    "usedCount" = CASE WHEN "status" = 'accepted' THEN 1 ELSE 0 END,
    "revokedAt" = CASE WHEN "status" = 'revoked' THEN "createdAt" END;
ALTER TABLE "student_invitations" DROP COLUMN "status", DROP COLUMN "acceptedAt", DROP COLUMN "acceptedById";
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_uses" CHECK ("usedCount" BETWEEN 0 AND "maxUses");
CREATE UNIQUE INDEX "student_invitations_codeHash_key" ON "student_invitations"("codeHash");
CREATE INDEX "student_invitations_tutorId_createdAt_id_idx" ON "student_invitations"("tutorId", "createdAt" DESC, "id" DESC);
CREATE INDEX "student_invitations_groupId_idx" ON "student_invitations"("groupId");

ALTER TABLE "tutor_students"
    ADD COLUMN "endedAt" TIMESTAMP(3),
    ADD COLUMN "agreedBy" "LinkAgreement" NOT NULL DEFAULT 'student',
    ADD COLUMN "invitationId" TEXT,
    ADD COLUMN "rating" INTEGER,
    ADD COLUMN "ratedAt" TIMESTAMP(3),
    ADD CONSTRAINT "tutor_students_rating" CHECK ("rating" BETWEEN 1 AND 5);
CREATE INDEX "tutor_students_tutorId_endedAt_idx" ON "tutor_students"("tutorId", "endedAt");
CREATE INDEX "tutor_students_invitationId_idx" ON "tutor_students"("invitationId");
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "student_invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "tutor_requests" (
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "invitationId" TEXT NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refusedAt" TIMESTAMP(3),

    CONSTRAINT "tutor_requests_pkey" PRIMARY KEY ("tutorId","studentId")
);
CREATE INDEX "tutor_requests_studentId_idx" ON "tutor_requests"("studentId");
CREATE INDEX "tutor_requests_invitationId_idx" ON "tutor_requests"("invitationId");
ALTER TABLE "tutor_requests" ADD CONSTRAINT "tutor_requests_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tutor_requests" ADD CONSTRAINT "tutor_requests_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tutor_requests" ADD CONSTRAINT "tutor_requests_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "student_invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "tutor_groups" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tutor_groups_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "tutor_groups_tutorId_name_key" ON "tutor_groups"("tutorId", "name");
CREATE UNIQUE INDEX "tutor_groups_id_tutorId_key" ON "tutor_groups"("id", "tutorId");
ALTER TABLE "tutor_groups" ADD CONSTRAINT "tutor_groups_tutorId_fkey" FOREIGN KEY ("tutorId") REFERENCES "tutors"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "tutor_groups"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "tutor_group_members" (
    "groupId" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,

    CONSTRAINT "tutor_group_members_pkey" PRIMARY KEY ("groupId","studentId")
);
CREATE INDEX "tutor_group_members_tutorId_studentId_idx" ON "tutor_group_members"("tutorId", "studentId");
ALTER TABLE "tutor_group_members" ADD CONSTRAINT "tutor_group_members_groupId_tutorId_fkey" FOREIGN KEY ("groupId", "tutorId") REFERENCES "tutor_groups"("id", "tutorId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tutor_group_members" ADD CONSTRAINT "tutor_group_members_tutorId_studentId_fkey" FOREIGN KEY ("tutorId", "studentId") REFERENCES "tutor_students"("tutorId", "studentId") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "tutor_notes" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "isPrivate" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tutor_notes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "tutor_notes_tutorId_studentId_createdAt_idx" ON "tutor_notes"("tutorId", "studentId", "createdAt" DESC);
CREATE INDEX "tutor_notes_studentId_isPrivate_createdAt_idx" ON "tutor_notes"("studentId", "isPrivate", "createdAt" DESC);
ALTER TABLE "tutor_notes" ADD CONSTRAINT "tutor_notes_tutorId_studentId_fkey" FOREIGN KEY ("tutorId", "studentId") REFERENCES "tutor_students"("tutorId", "studentId") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "shared_works" (
    "id" TEXT NOT NULL,
    "tutorId" TEXT NOT NULL,
    "studentId" TEXT NOT NULL,
    "essayId" TEXT,
    "talkId" TEXT,
    "sharedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_works_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shared_works_one" CHECK (num_nonnulls("essayId", "talkId") = 1)
);
CREATE UNIQUE INDEX "shared_works_tutorId_essayId_key" ON "shared_works"("tutorId", "essayId");
CREATE UNIQUE INDEX "shared_works_tutorId_talkId_key" ON "shared_works"("tutorId", "talkId");
CREATE INDEX "shared_works_tutorId_studentId_sharedAt_idx" ON "shared_works"("tutorId", "studentId", "sharedAt" DESC);
CREATE INDEX "shared_works_essayId_idx" ON "shared_works"("essayId");
CREATE INDEX "shared_works_talkId_idx" ON "shared_works"("talkId");
ALTER TABLE "shared_works" ADD CONSTRAINT "shared_works_tutorId_studentId_fkey" FOREIGN KEY ("tutorId", "studentId") REFERENCES "tutor_students"("tutorId", "studentId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shared_works" ADD CONSTRAINT "shared_works_essayId_fkey" FOREIGN KEY ("essayId") REFERENCES "essays"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shared_works" ADD CONSTRAINT "shared_works_talkId_fkey" FOREIGN KEY ("talkId") REFERENCES "tutor_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
