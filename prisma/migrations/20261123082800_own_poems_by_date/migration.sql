-- When a poem was last changed tells one save from another; a number began again after a deletion.
ALTER TABLE "own_poems" DROP COLUMN "revision";
