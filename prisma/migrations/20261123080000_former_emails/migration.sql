-- CreateTable
CREATE TABLE "former_emails" (
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "former_emails_pkey" PRIMARY KEY ("userId","email")
);

-- AddForeignKey
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever has moved already was told at the address before.
INSERT INTO "former_emails" ("userId", "email", "until")
SELECT "userId", "recipient", max("createdAt")
FROM "mail_records"
WHERE "template" = 'email-changed' AND "userId" IS NOT NULL
GROUP BY "userId", "recipient";
