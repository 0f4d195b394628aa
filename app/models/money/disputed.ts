/** Orders in dispute that nobody has closed: while a bank decides, and when it kept the money. For a `where`. */
export const DISPUTED = { status: 'disputed', disputeClosedAt: null } as const
