-- What a whole test came to, subject by subject, with the model's version and what it was worked out from.
CREATE TABLE "score_estimates" (
  "sittingId" TEXT NOT NULL,
  "subject" "Subject" NOT NULL,
  "model" TEXT NOT NULL,
  "inputs" JSONB NOT NULL,
  "outputs" JSONB NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "score_estimates_pkey" PRIMARY KEY ("sittingId", "subject"),
  CONSTRAINT "score_estimates_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "practice_sittings"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
