/** PostgreSQL's words for «this connection is over» (classes 08 and 57P) and the sockets' own. */
const LOSS_CODE = /^(08...|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE)$/
/** pg has no codes for losses it notices itself. */
const LOSS_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/

/**
 * True when a statement failed because its connection to the database was lost: whether it was done is not known.
 * Everything in an unfinished transaction was undone.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && LOSS_CODE.test(code)) || LOSS_MESSAGE.test(error.message)
}
