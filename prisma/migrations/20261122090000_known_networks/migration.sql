-- CreateTable
CREATE TABLE "known_networks" (
    "userId" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "known_networks_pkey" PRIMARY KEY ("userId","network")
);

-- AddForeignKey
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
