ALTER TABLE "student_profiles" ALTER COLUMN "accommodations" SET DEFAULT '[]';
UPDATE "student_profiles" SET "accommodations" = '[]' WHERE jsonb_typeof("accommodations"::jsonb) <> 'array';
