-- AlterTable
ALTER TABLE "group_invitations" ADD COLUMN "inviteeMailbox" TEXT;

-- As app/utils/text/mailbox.ts says which mailbox an address leads to. Where the person is gone, so is the mailbox.
UPDATE "group_invitations" SET "inviteeMailbox" = regexp_replace(lower(trim("inviteeEmail")), '\+.*(?=@)', '') WHERE "inviteeEmail" LIKE '%@%';
UPDATE "group_invitations" SET "inviteeMailbox" = replace(split_part("inviteeMailbox", '@', 1), '.', '') || '@gmail.com'
  WHERE "inviteeMailbox" ~ '@(gmail|googlemail)\.com$';

-- CreateIndex
CREATE INDEX "group_invitations_inviteeMailbox_idx" ON "group_invitations"("inviteeMailbox");
