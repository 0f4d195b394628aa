-- Weeks and months began at midnight UTC until now; they begin at midnight Eastern. What is counted keeps its week and month.
UPDATE "feature_uses" SET "period" = ("period" AT TIME ZONE 'America/New_York') AT TIME ZONE 'UTC' WHERE "period"::time = '00:00';
