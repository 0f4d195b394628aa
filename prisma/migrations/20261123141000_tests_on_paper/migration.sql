-- CreateEnum
CREATE TYPE "PaperReturn" AS ENUM ('string', 'table', 'screen');

-- CreateTable
CREATE TABLE "paper_handovers" (
    "id" TEXT NOT NULL,
    "sectionId" TEXT NOT NULL,
    "openKey" TEXT,
    "positions" INTEGER[],
    "secondsLeft" INTEGER,
    "handedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "returnedAt" TIMESTAMP(3),
    "returnedBy" "PaperReturn",
    "answered" INTEGER,

    CONSTRAINT "paper_handovers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "paper_handovers_openKey_key" ON "paper_handovers"("openKey");
CREATE INDEX "paper_handovers_sectionId_idx" ON "paper_handovers"("sectionId");

-- AddForeignKey
ALTER TABLE "paper_handovers" ADD CONSTRAINT "paper_handovers_sectionId_fkey" FOREIGN KEY ("sectionId") REFERENCES "sitting_sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tests on paper: the last two whole tests of each level, and their sections one by one (app/exam/papers).
INSERT INTO "pdf_practice_tests" ("id", "fileName", "displayName", "testType", "gradeLevel", "section", "difficulty", "filePath", "answerKeyUrl", "timeLimit", "questionCount", "updatedAt") VALUES
  ('isee-lower-test-5', 'isee-lower-test-5.pdf', 'ISEE Lower, test 5', 'ISEE', 'lower', 'whole', 'medium', '/premium/pdf-downloads/isee-lower-test-5/file', '/premium/answer-keys/isee-lower-test-5/file', 140, 127, CURRENT_TIMESTAMP),
  ('isee-lower-test-5-vr', 'isee-lower-test-5-vr.pdf', 'ISEE Lower, test 5: Verbal Reasoning', 'ISEE', 'lower', 'VR', 'medium', '/premium/pdf-downloads/isee-lower-test-5-vr/file', '/premium/answer-keys/isee-lower-test-5-vr/file', 20, 34, CURRENT_TIMESTAMP),
  ('isee-lower-test-5-qr', 'isee-lower-test-5-qr.pdf', 'ISEE Lower, test 5: Quantitative Reasoning', 'ISEE', 'lower', 'QR', 'medium', '/premium/pdf-downloads/isee-lower-test-5-qr/file', '/premium/answer-keys/isee-lower-test-5-qr/file', 35, 38, CURRENT_TIMESTAMP),
  ('isee-lower-test-5-rc', 'isee-lower-test-5-rc.pdf', 'ISEE Lower, test 5: Reading Comprehension', 'ISEE', 'lower', 'RC', 'medium', '/premium/pdf-downloads/isee-lower-test-5-rc/file', '/premium/answer-keys/isee-lower-test-5-rc/file', 25, 25, CURRENT_TIMESTAMP),
  ('isee-lower-test-5-ma', 'isee-lower-test-5-ma.pdf', 'ISEE Lower, test 5: Mathematics Achievement', 'ISEE', 'lower', 'MA', 'medium', '/premium/pdf-downloads/isee-lower-test-5-ma/file', '/premium/answer-keys/isee-lower-test-5-ma/file', 30, 30, CURRENT_TIMESTAMP),
  ('isee-lower-test-6', 'isee-lower-test-6.pdf', 'ISEE Lower, test 6', 'ISEE', 'lower', 'whole', 'medium', '/premium/pdf-downloads/isee-lower-test-6/file', '/premium/answer-keys/isee-lower-test-6/file', 140, 127, CURRENT_TIMESTAMP),
  ('isee-lower-test-6-vr', 'isee-lower-test-6-vr.pdf', 'ISEE Lower, test 6: Verbal Reasoning', 'ISEE', 'lower', 'VR', 'medium', '/premium/pdf-downloads/isee-lower-test-6-vr/file', '/premium/answer-keys/isee-lower-test-6-vr/file', 20, 34, CURRENT_TIMESTAMP),
  ('isee-lower-test-6-qr', 'isee-lower-test-6-qr.pdf', 'ISEE Lower, test 6: Quantitative Reasoning', 'ISEE', 'lower', 'QR', 'medium', '/premium/pdf-downloads/isee-lower-test-6-qr/file', '/premium/answer-keys/isee-lower-test-6-qr/file', 35, 38, CURRENT_TIMESTAMP),
  ('isee-lower-test-6-rc', 'isee-lower-test-6-rc.pdf', 'ISEE Lower, test 6: Reading Comprehension', 'ISEE', 'lower', 'RC', 'medium', '/premium/pdf-downloads/isee-lower-test-6-rc/file', '/premium/answer-keys/isee-lower-test-6-rc/file', 25, 25, CURRENT_TIMESTAMP),
  ('isee-lower-test-6-ma', 'isee-lower-test-6-ma.pdf', 'ISEE Lower, test 6: Mathematics Achievement', 'ISEE', 'lower', 'MA', 'medium', '/premium/pdf-downloads/isee-lower-test-6-ma/file', '/premium/answer-keys/isee-lower-test-6-ma/file', 30, 30, CURRENT_TIMESTAMP),
  ('isee-middle-test-5', 'isee-middle-test-5.pdf', 'ISEE Middle, test 5', 'ISEE', 'middle', 'whole', 'medium', '/premium/pdf-downloads/isee-middle-test-5/file', '/premium/answer-keys/isee-middle-test-5/file', 160, 160, CURRENT_TIMESTAMP),
  ('isee-middle-test-5-vr', 'isee-middle-test-5-vr.pdf', 'ISEE Middle, test 5: Verbal Reasoning', 'ISEE', 'middle', 'VR', 'medium', '/premium/pdf-downloads/isee-middle-test-5-vr/file', '/premium/answer-keys/isee-middle-test-5-vr/file', 20, 40, CURRENT_TIMESTAMP),
  ('isee-middle-test-5-qr', 'isee-middle-test-5-qr.pdf', 'ISEE Middle, test 5: Quantitative Reasoning', 'ISEE', 'middle', 'QR', 'medium', '/premium/pdf-downloads/isee-middle-test-5-qr/file', '/premium/answer-keys/isee-middle-test-5-qr/file', 35, 37, CURRENT_TIMESTAMP),
  ('isee-middle-test-5-rc', 'isee-middle-test-5-rc.pdf', 'ISEE Middle, test 5: Reading Comprehension', 'ISEE', 'middle', 'RC', 'medium', '/premium/pdf-downloads/isee-middle-test-5-rc/file', '/premium/answer-keys/isee-middle-test-5-rc/file', 35, 36, CURRENT_TIMESTAMP),
  ('isee-middle-test-5-ma', 'isee-middle-test-5-ma.pdf', 'ISEE Middle, test 5: Mathematics Achievement', 'ISEE', 'middle', 'MA', 'medium', '/premium/pdf-downloads/isee-middle-test-5-ma/file', '/premium/answer-keys/isee-middle-test-5-ma/file', 40, 47, CURRENT_TIMESTAMP),
  ('isee-middle-test-6', 'isee-middle-test-6.pdf', 'ISEE Middle, test 6', 'ISEE', 'middle', 'whole', 'medium', '/premium/pdf-downloads/isee-middle-test-6/file', '/premium/answer-keys/isee-middle-test-6/file', 160, 160, CURRENT_TIMESTAMP),
  ('isee-middle-test-6-vr', 'isee-middle-test-6-vr.pdf', 'ISEE Middle, test 6: Verbal Reasoning', 'ISEE', 'middle', 'VR', 'medium', '/premium/pdf-downloads/isee-middle-test-6-vr/file', '/premium/answer-keys/isee-middle-test-6-vr/file', 20, 40, CURRENT_TIMESTAMP),
  ('isee-middle-test-6-qr', 'isee-middle-test-6-qr.pdf', 'ISEE Middle, test 6: Quantitative Reasoning', 'ISEE', 'middle', 'QR', 'medium', '/premium/pdf-downloads/isee-middle-test-6-qr/file', '/premium/answer-keys/isee-middle-test-6-qr/file', 35, 37, CURRENT_TIMESTAMP),
  ('isee-middle-test-6-rc', 'isee-middle-test-6-rc.pdf', 'ISEE Middle, test 6: Reading Comprehension', 'ISEE', 'middle', 'RC', 'medium', '/premium/pdf-downloads/isee-middle-test-6-rc/file', '/premium/answer-keys/isee-middle-test-6-rc/file', 35, 36, CURRENT_TIMESTAMP),
  ('isee-middle-test-6-ma', 'isee-middle-test-6-ma.pdf', 'ISEE Middle, test 6: Mathematics Achievement', 'ISEE', 'middle', 'MA', 'medium', '/premium/pdf-downloads/isee-middle-test-6-ma/file', '/premium/answer-keys/isee-middle-test-6-ma/file', 40, 47, CURRENT_TIMESTAMP),
  ('isee-upper-test-5', 'isee-upper-test-5.pdf', 'ISEE Upper, test 5', 'ISEE', 'upper', 'whole', 'medium', '/premium/pdf-downloads/isee-upper-test-5/file', '/premium/answer-keys/isee-upper-test-5/file', 160, 160, CURRENT_TIMESTAMP),
  ('isee-upper-test-5-vr', 'isee-upper-test-5-vr.pdf', 'ISEE Upper, test 5: Verbal Reasoning', 'ISEE', 'upper', 'VR', 'medium', '/premium/pdf-downloads/isee-upper-test-5-vr/file', '/premium/answer-keys/isee-upper-test-5-vr/file', 20, 40, CURRENT_TIMESTAMP),
  ('isee-upper-test-5-qr', 'isee-upper-test-5-qr.pdf', 'ISEE Upper, test 5: Quantitative Reasoning', 'ISEE', 'upper', 'QR', 'medium', '/premium/pdf-downloads/isee-upper-test-5-qr/file', '/premium/answer-keys/isee-upper-test-5-qr/file', 35, 37, CURRENT_TIMESTAMP),
  ('isee-upper-test-5-rc', 'isee-upper-test-5-rc.pdf', 'ISEE Upper, test 5: Reading Comprehension', 'ISEE', 'upper', 'RC', 'medium', '/premium/pdf-downloads/isee-upper-test-5-rc/file', '/premium/answer-keys/isee-upper-test-5-rc/file', 35, 36, CURRENT_TIMESTAMP),
  ('isee-upper-test-5-ma', 'isee-upper-test-5-ma.pdf', 'ISEE Upper, test 5: Mathematics Achievement', 'ISEE', 'upper', 'MA', 'medium', '/premium/pdf-downloads/isee-upper-test-5-ma/file', '/premium/answer-keys/isee-upper-test-5-ma/file', 40, 47, CURRENT_TIMESTAMP),
  ('isee-upper-test-6', 'isee-upper-test-6.pdf', 'ISEE Upper, test 6', 'ISEE', 'upper', 'whole', 'medium', '/premium/pdf-downloads/isee-upper-test-6/file', '/premium/answer-keys/isee-upper-test-6/file', 160, 160, CURRENT_TIMESTAMP),
  ('isee-upper-test-6-vr', 'isee-upper-test-6-vr.pdf', 'ISEE Upper, test 6: Verbal Reasoning', 'ISEE', 'upper', 'VR', 'medium', '/premium/pdf-downloads/isee-upper-test-6-vr/file', '/premium/answer-keys/isee-upper-test-6-vr/file', 20, 40, CURRENT_TIMESTAMP),
  ('isee-upper-test-6-qr', 'isee-upper-test-6-qr.pdf', 'ISEE Upper, test 6: Quantitative Reasoning', 'ISEE', 'upper', 'QR', 'medium', '/premium/pdf-downloads/isee-upper-test-6-qr/file', '/premium/answer-keys/isee-upper-test-6-qr/file', 35, 37, CURRENT_TIMESTAMP),
  ('isee-upper-test-6-rc', 'isee-upper-test-6-rc.pdf', 'ISEE Upper, test 6: Reading Comprehension', 'ISEE', 'upper', 'RC', 'medium', '/premium/pdf-downloads/isee-upper-test-6-rc/file', '/premium/answer-keys/isee-upper-test-6-rc/file', 35, 36, CURRENT_TIMESTAMP),
  ('isee-upper-test-6-ma', 'isee-upper-test-6-ma.pdf', 'ISEE Upper, test 6: Mathematics Achievement', 'ISEE', 'upper', 'MA', 'medium', '/premium/pdf-downloads/isee-upper-test-6-ma/file', '/premium/answer-keys/isee-upper-test-6-ma/file', 40, 47, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-5', 'ssat-elementary-test-5.pdf', 'SSAT Elementary, test 5', 'SSAT', 'elementary', 'whole', 'medium', '/premium/pdf-downloads/ssat-elementary-test-5/file', '/premium/answer-keys/ssat-elementary-test-5/file', 110, 104, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-5-q', 'ssat-elementary-test-5-q.pdf', 'SSAT Elementary, test 5: Quantitative', 'SSAT', 'elementary', 'Q', 'medium', '/premium/pdf-downloads/ssat-elementary-test-5-q/file', '/premium/answer-keys/ssat-elementary-test-5-q/file', 30, 30, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-5-v', 'ssat-elementary-test-5-v.pdf', 'SSAT Elementary, test 5: Verbal', 'SSAT', 'elementary', 'V', 'medium', '/premium/pdf-downloads/ssat-elementary-test-5-v/file', '/premium/answer-keys/ssat-elementary-test-5-v/file', 20, 30, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-5-r', 'ssat-elementary-test-5-r.pdf', 'SSAT Elementary, test 5: Reading', 'SSAT', 'elementary', 'R', 'medium', '/premium/pdf-downloads/ssat-elementary-test-5-r/file', '/premium/answer-keys/ssat-elementary-test-5-r/file', 30, 28, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-6', 'ssat-elementary-test-6.pdf', 'SSAT Elementary, test 6', 'SSAT', 'elementary', 'whole', 'medium', '/premium/pdf-downloads/ssat-elementary-test-6/file', '/premium/answer-keys/ssat-elementary-test-6/file', 110, 104, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-6-q', 'ssat-elementary-test-6-q.pdf', 'SSAT Elementary, test 6: Quantitative', 'SSAT', 'elementary', 'Q', 'medium', '/premium/pdf-downloads/ssat-elementary-test-6-q/file', '/premium/answer-keys/ssat-elementary-test-6-q/file', 30, 30, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-6-v', 'ssat-elementary-test-6-v.pdf', 'SSAT Elementary, test 6: Verbal', 'SSAT', 'elementary', 'V', 'medium', '/premium/pdf-downloads/ssat-elementary-test-6-v/file', '/premium/answer-keys/ssat-elementary-test-6-v/file', 20, 30, CURRENT_TIMESTAMP),
  ('ssat-elementary-test-6-r', 'ssat-elementary-test-6-r.pdf', 'SSAT Elementary, test 6: Reading', 'SSAT', 'elementary', 'R', 'medium', '/premium/pdf-downloads/ssat-elementary-test-6-r/file', '/premium/answer-keys/ssat-elementary-test-6-r/file', 30, 28, CURRENT_TIMESTAMP),
  ('ssat-middle-test-5', 'ssat-middle-test-5.pdf', 'SSAT Middle, test 5', 'SSAT', 'middle', 'whole', 'medium', '/premium/pdf-downloads/ssat-middle-test-5/file', '/premium/answer-keys/ssat-middle-test-5/file', 170, 166, CURRENT_TIMESTAMP),
  ('ssat-middle-test-5-q1', 'ssat-middle-test-5-q1.pdf', 'SSAT Middle, test 5: Quantitative 1', 'SSAT', 'middle', 'Q1', 'medium', '/premium/pdf-downloads/ssat-middle-test-5-q1/file', '/premium/answer-keys/ssat-middle-test-5-q1/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-middle-test-5-r', 'ssat-middle-test-5-r.pdf', 'SSAT Middle, test 5: Reading', 'SSAT', 'middle', 'R', 'medium', '/premium/pdf-downloads/ssat-middle-test-5-r/file', '/premium/answer-keys/ssat-middle-test-5-r/file', 40, 40, CURRENT_TIMESTAMP),
  ('ssat-middle-test-5-v', 'ssat-middle-test-5-v.pdf', 'SSAT Middle, test 5: Verbal', 'SSAT', 'middle', 'V', 'medium', '/premium/pdf-downloads/ssat-middle-test-5-v/file', '/premium/answer-keys/ssat-middle-test-5-v/file', 30, 60, CURRENT_TIMESTAMP),
  ('ssat-middle-test-5-q2', 'ssat-middle-test-5-q2.pdf', 'SSAT Middle, test 5: Quantitative 2', 'SSAT', 'middle', 'Q2', 'medium', '/premium/pdf-downloads/ssat-middle-test-5-q2/file', '/premium/answer-keys/ssat-middle-test-5-q2/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-middle-test-6', 'ssat-middle-test-6.pdf', 'SSAT Middle, test 6', 'SSAT', 'middle', 'whole', 'medium', '/premium/pdf-downloads/ssat-middle-test-6/file', '/premium/answer-keys/ssat-middle-test-6/file', 170, 166, CURRENT_TIMESTAMP),
  ('ssat-middle-test-6-q1', 'ssat-middle-test-6-q1.pdf', 'SSAT Middle, test 6: Quantitative 1', 'SSAT', 'middle', 'Q1', 'medium', '/premium/pdf-downloads/ssat-middle-test-6-q1/file', '/premium/answer-keys/ssat-middle-test-6-q1/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-middle-test-6-r', 'ssat-middle-test-6-r.pdf', 'SSAT Middle, test 6: Reading', 'SSAT', 'middle', 'R', 'medium', '/premium/pdf-downloads/ssat-middle-test-6-r/file', '/premium/answer-keys/ssat-middle-test-6-r/file', 40, 40, CURRENT_TIMESTAMP),
  ('ssat-middle-test-6-v', 'ssat-middle-test-6-v.pdf', 'SSAT Middle, test 6: Verbal', 'SSAT', 'middle', 'V', 'medium', '/premium/pdf-downloads/ssat-middle-test-6-v/file', '/premium/answer-keys/ssat-middle-test-6-v/file', 30, 60, CURRENT_TIMESTAMP),
  ('ssat-middle-test-6-q2', 'ssat-middle-test-6-q2.pdf', 'SSAT Middle, test 6: Quantitative 2', 'SSAT', 'middle', 'Q2', 'medium', '/premium/pdf-downloads/ssat-middle-test-6-q2/file', '/premium/answer-keys/ssat-middle-test-6-q2/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-upper-test-5', 'ssat-upper-test-5.pdf', 'SSAT Upper, test 5', 'SSAT', 'upper', 'whole', 'medium', '/premium/pdf-downloads/ssat-upper-test-5/file', '/premium/answer-keys/ssat-upper-test-5/file', 170, 166, CURRENT_TIMESTAMP),
  ('ssat-upper-test-5-q1', 'ssat-upper-test-5-q1.pdf', 'SSAT Upper, test 5: Quantitative 1', 'SSAT', 'upper', 'Q1', 'medium', '/premium/pdf-downloads/ssat-upper-test-5-q1/file', '/premium/answer-keys/ssat-upper-test-5-q1/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-upper-test-5-r', 'ssat-upper-test-5-r.pdf', 'SSAT Upper, test 5: Reading', 'SSAT', 'upper', 'R', 'medium', '/premium/pdf-downloads/ssat-upper-test-5-r/file', '/premium/answer-keys/ssat-upper-test-5-r/file', 40, 40, CURRENT_TIMESTAMP),
  ('ssat-upper-test-5-v', 'ssat-upper-test-5-v.pdf', 'SSAT Upper, test 5: Verbal', 'SSAT', 'upper', 'V', 'medium', '/premium/pdf-downloads/ssat-upper-test-5-v/file', '/premium/answer-keys/ssat-upper-test-5-v/file', 30, 60, CURRENT_TIMESTAMP),
  ('ssat-upper-test-5-q2', 'ssat-upper-test-5-q2.pdf', 'SSAT Upper, test 5: Quantitative 2', 'SSAT', 'upper', 'Q2', 'medium', '/premium/pdf-downloads/ssat-upper-test-5-q2/file', '/premium/answer-keys/ssat-upper-test-5-q2/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-upper-test-6', 'ssat-upper-test-6.pdf', 'SSAT Upper, test 6', 'SSAT', 'upper', 'whole', 'medium', '/premium/pdf-downloads/ssat-upper-test-6/file', '/premium/answer-keys/ssat-upper-test-6/file', 170, 166, CURRENT_TIMESTAMP),
  ('ssat-upper-test-6-q1', 'ssat-upper-test-6-q1.pdf', 'SSAT Upper, test 6: Quantitative 1', 'SSAT', 'upper', 'Q1', 'medium', '/premium/pdf-downloads/ssat-upper-test-6-q1/file', '/premium/answer-keys/ssat-upper-test-6-q1/file', 30, 25, CURRENT_TIMESTAMP),
  ('ssat-upper-test-6-r', 'ssat-upper-test-6-r.pdf', 'SSAT Upper, test 6: Reading', 'SSAT', 'upper', 'R', 'medium', '/premium/pdf-downloads/ssat-upper-test-6-r/file', '/premium/answer-keys/ssat-upper-test-6-r/file', 40, 40, CURRENT_TIMESTAMP),
  ('ssat-upper-test-6-v', 'ssat-upper-test-6-v.pdf', 'SSAT Upper, test 6: Verbal', 'SSAT', 'upper', 'V', 'medium', '/premium/pdf-downloads/ssat-upper-test-6-v/file', '/premium/answer-keys/ssat-upper-test-6-v/file', 30, 60, CURRENT_TIMESTAMP),
  ('ssat-upper-test-6-q2', 'ssat-upper-test-6-q2.pdf', 'SSAT Upper, test 6: Quantitative 2', 'SSAT', 'upper', 'Q2', 'medium', '/premium/pdf-downloads/ssat-upper-test-6-q2/file', '/premium/answer-keys/ssat-upper-test-6-q2/file', 30, 25, CURRENT_TIMESTAMP)
ON CONFLICT ("fileName") DO NOTHING;
