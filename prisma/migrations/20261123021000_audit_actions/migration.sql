-- Which actions are in the log, and the lines of one of them, newest first.
-- CreateIndex
CREATE INDEX "audit_log_action_createdAt_idx" ON "audit_log"("action", "createdAt" DESC);
