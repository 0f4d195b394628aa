-- AlterEnum
ALTER TYPE "ConsentStep" ADD VALUE 'ended';
