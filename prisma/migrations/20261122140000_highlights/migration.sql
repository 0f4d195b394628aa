-- What a student highlighted in the passages of a section: the numbers of their sentences.
CREATE TABLE "sitting_highlights" (
    "sectionId" TEXT NOT NULL,
    "passage" TEXT NOT NULL,
    "sentences" INTEGER[],
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "sitting_highlights_pkey" PRIMARY KEY ("sectionId","passage")
);

ALTER TABLE "sitting_highlights" ADD CONSTRAINT "sitting_highlights_sentences" CHECK (cardinality("sentences") <= 120);
ALTER TABLE "sitting_highlights" ADD CONSTRAINT "sitting_highlights_sectionId_fkey"
  FOREIGN KEY ("sectionId") REFERENCES "sitting_sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;
