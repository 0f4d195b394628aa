-- An affiliate turns commission into seats that are given away.
ALTER TYPE "CommissionStep" ADD VALUE 'seats';
