/** What a global set-up tells the workers. */
import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database to use; on PostgreSQL the one that each worker copies. */
    databaseUrl: string
    /** Whether each worker makes a copy of its own. */
    isTemplate: boolean
    /** One for each worker. */
    sandboxUrls: string[]
  }
}
