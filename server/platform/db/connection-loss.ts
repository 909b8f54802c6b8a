/** PostgreSQL's words for «this connection is over» (classes 08 and 57P) and the sockets' own. */
const LOSS_CODE =
  /^(08...|57P0\d|25P0[34]|ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/
/** pg has no codes for losses it notices itself. */
const LOSS_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/
/** No connection was made: too many clients, still starting or already stopping, nothing listens. */
const CLOSED_CODE = /^(53300|57P03|ECONNREFUSED)$/
/** PgBouncer's word for it: no session of the server's was had. */
const CLOSED_MESSAGE = /^server login has been failing/
/**
 * The database is there and cannot do it now: out of disk, memory or places (class 53), a server that became a
 * follower (25006), a statement or a lock waited for too long (57014, 55P03), transactions in each other's way (class 40).
 */
const TROUBLE_CODE = /^(53...|25006|57014|55P03|40...)$/

/** What a socket file says where a port refuses: it is not there, or its queue is full. */
const FILE_REFUSES = /^(ENOENT|EAGAIN)$/

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return ''
  return syscall === 'connect' && FILE_REFUSES.test(code) ? 'ECONNREFUSED' : code
}

/**
 * True when a statement failed because its connection to the database was lost: whether it was done is not known.
 * Everything in an unfinished transaction was undone.
 */
export function isConnectionLoss(error: unknown): boolean {
  return LOSS_CODE.test(codeOf(error)) || CLOSED_CODE.test(codeOf(error)) || LOSS_MESSAGE.test(messageOf(error))
}

/** True when no connection was made: nothing was begun, and asking again at once is useless. */
export const isDoorClosed = (error: unknown): boolean =>
  CLOSED_CODE.test(codeOf(error)) || CLOSED_MESSAGE.test(messageOf(error))

/**
 * True when a statement was prepared before a migration gave one of its columns another type: the server never carries
 * it out again under that name.
 */
export const isPlanOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/** True when a statement took longer than it may. */
export const isTimeUp = (error: unknown): boolean => codeOf(error) === '57014'

/** True for whatever passes by itself: a lost connection, a server that is full, late or no longer the first. */
export const isPassingTrouble = (error: unknown): boolean =>
  isConnectionLoss(error) || TROUBLE_CODE.test(codeOf(error)) || isPlanOutdated(error)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
