/** Orders in dispute that nobody has closed: while a bank decides, and when it kept the money. For a `where`. */
export const DISPUTED = { status: 'disputed', disputeClosedAt: null } as const

/** Purchases of seats whose money a bank holds while it decides: afterwards they have ended, or go on. For a `where`. */
export const DISPUTED_SEATS = { status: 'disputed' } as const
