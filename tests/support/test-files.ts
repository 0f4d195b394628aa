/** What asks the database itself, and what happens at once: these run on the embedded database and again on PostgreSQL. */
export const STORE_TESTS = ['app/{auth,models,jobs}/**/*.test.ts', 'tests/races/**/*.test.ts']

/** What holds with as many rows as there may be: on PostgreSQL alone, which fills its tables in seconds. */
export const SCALE_TESTS = ['tests/scale/**/*.test.ts']

/** Loaders and actions, called as a browser calls them: `npm test` runs them on PostgreSQL, a file alone runs on the embedded database. */
export const ROUTE_TESTS = ['tests/routes/**/*.test.ts']

/** Tests of the bank: pure, so that their files may share its modules, which take seconds to load. */
export const BANK_TESTS = ['app/{exam,content}/**/*.test.ts']

/** Everything else: pure too, or with services of its own. */
export const UNIT_TESTS = ['{app,server,sandbox,prisma,scripts,bench,drill}/**/*.test.{ts,tsx}']

/** Each with a database and a sandbox of its own. */
export const POSTGRES_WORKERS = 2

/** What an application that talks to nobody needs to load. The address is one at which nothing listens. */
export const QUIET_ENVIRONMENT = {
  APP_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
  SESSION_SECRET: 'a secret of forty characters for tests ..',
  POSTMARK_SERVER_TOKEN: 'the token of the tests',
  POSTMARK_API_URL: 'http://127.0.0.1:9',
  AI_API_URL: 'http://127.0.0.1:9/v1',
  MAIL_FROM: 'Stanine <desk@stanine.example>',
  LOG_LEVEL: 'silent',
  STRIPE_FORMER_PRICES: 'price_of_last_year, price_of_a_week',
}
