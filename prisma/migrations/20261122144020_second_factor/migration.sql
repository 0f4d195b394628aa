-- CreateTable
CREATE TABLE "second_factors" (
    "userId" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL,
    "recoverySalt" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "userId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("userId","codeHash")
);

-- CreateTable
CREATE TABLE "second_factor_set_ups" (
    "userId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "second_factor_set_ups_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 5,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "sign_in_attempts_userId_idx" ON "sign_in_attempts"("userId");

-- CreateIndex
CREATE INDEX "sign_in_attempts_expiresAt_idx" ON "sign_in_attempts"("expiresAt");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "second_factors"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor_set_ups" ADD CONSTRAINT "second_factor_set_ups_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

