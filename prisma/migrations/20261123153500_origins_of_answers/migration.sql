-- AlterEnum
ALTER TYPE "MessageOrigin" ADD VALUE 'entry' BEFORE 'care';
ALTER TYPE "MessageOrigin" ADD VALUE 'unsure' BEFORE 'care';
