-- The list of mistakes for one reason, newest first.
CREATE INDEX "wrong_answers_studentId_wrongAnswerType_createdAt_id_idx" ON "wrong_answers"("studentId", "wrongAnswerType", "createdAt" DESC, "id" DESC);
