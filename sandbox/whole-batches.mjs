/**
 * Lets one client at a time finish what it began. PGlite is a single session, and pglite-socket 0.2.17 queues single messages: between one
 * client's Parse and its Bind another's Parse may come, and then the first is answered with rows that are not its own
 * (electric-sql/pglite#1046). The queue stays with a client while `isInTransaction()` says so; here it says so for a batch as well.
 */

/** Parse, Bind, Describe, Execute, Close, Flush: what comes before a Sync. */
const BEFORE_SYNC = new Set(Array.from('PBDECH', (letter) => letter.charCodeAt(0)))

/**
 * The part of a PGlite that PGLiteSocketServer uses.
 * @param {import('@electric-sql/pglite').PGlite} db
 * @param {(error: unknown) => void} onBroken called when PGlite itself fails: the queue would stand still forever
 */
export function inWholeBatches(db, onBroken) {
  let isInBatch = false
  return {
    waitReady: db.waitReady,
    isInTransaction: () => isInBatch || db.isInTransaction(),
    runExclusive: (work) => db.runExclusive(work),
    execProtocolRawStream,
    exec,
  }

  async function execProtocolRawStream(message, options) {
    try {
      await db.execProtocolRawStream(message, options)
      isInBatch = BEFORE_SYNC.has(message[0])
    } catch (error) {
      onBroken(error)
      throw error
    }
  }

  /** Only ever ROLLBACK, for a client that left; it also ends a batch that will never see its Sync. */
  function exec(sql) {
    isInBatch = false
    return db.exec(sql)
  }
}
