-- One use a day comes back when a section opened by mistake is left within a minute.
CREATE TABLE "returned_uses" (
    "userId" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "returned_uses_pkey" PRIMARY KEY ("userId","day")
);

ALTER TABLE "returned_uses" ADD CONSTRAINT "returned_uses_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
