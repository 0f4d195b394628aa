-- The subjects of adaptive practice in a column of their own, and the edition from which a quiz was drawn.
ALTER TABLE "practice_sittings"
  ADD COLUMN "subjects" "Subject"[] NOT NULL DEFAULT ARRAY[]::"Subject"[],
  ADD COLUMN "edition" INTEGER;
ALTER TABLE "practice_sittings" ADD CONSTRAINT "practice_sittings_edition" CHECK ("edition" >= 1);

-- Until now the subjects of practice were the bits of its number, in the order of the enumeration. Servers of the version before go on
-- with that while this one is taking over: whichever of the two a server writes, the row gets both. A later migration drops the trigger.
CREATE FUNCTION keep_practice_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."subjects" = '{}' THEN
    NEW."subjects" := ARRAY(
      SELECT subject FROM unnest(enum_range(NULL::"Subject")) WITH ORDINALITY AS each(subject, place)
      WHERE (NEW."number" >> (place - 1)::int) % 2 = 1 ORDER BY place
    );
  ELSIF NEW."number" = 0 THEN
    NEW."number" := (
      SELECT SUM(1 << (place - 1)::int) FROM unnest(enum_range(NULL::"Subject")) WITH ORDINALITY AS each(subject, place)
      WHERE subject = ANY (NEW."subjects")
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "practice_sittings_subjects" BEFORE INSERT ON "practice_sittings"
FOR EACH ROW WHEN (NEW."kind" = 'interactive_quiz') EXECUTE FUNCTION keep_practice_subjects();

UPDATE "practice_sittings" SET "subjects" = ARRAY(
  SELECT subject FROM unnest(enum_range(NULL::"Subject")) WITH ORDINALITY AS each(subject, place)
  WHERE ("number" >> (place - 1)::int) % 2 = 1 ORDER BY place
)
WHERE "kind" = 'interactive_quiz';
