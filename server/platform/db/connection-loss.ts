/** Codes of PostgreSQL (classes 08 and 57P) and of sockets for a lost connection. */
const LOSS_CODE =
  /^(08...|57P0\d|25P0[34]|ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/
/** pg has no codes for losses that it detects itself. */
const LOSS_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/
/** Codes of connections that were not made: too many clients, starting, stopping, or not listening. */
const CLOSED_CODE = /^(53300|57P03|ECONNREFUSED)$/
/** PgBouncer's message when it has no server session. */
const CLOSED_MESSAGE = /^server login has been failing/
/**
 * Codes of a reachable database that cannot execute the statement now: out of disk, memory or connections (class 53),
 * read-only (25006), a statement or lock timeout (57014, 55P03), conflicting transactions (class 40).
 */
const TROUBLE_CODE = /^(53...|25006|57014|55P03|40...)$/

/** Codes of a socket file that correspond to a refusing port: the file is missing, or its queue is full. */
const FILE_REFUSES = /^(ENOENT|EAGAIN)$/

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return ''
  return syscall === 'connect' && FILE_REFUSES.test(code) ? 'ECONNREFUSED' : code
}

/**
 * True when the database connection was lost during a statement, so that it is unknown whether the statement was
 * executed. An unfinished transaction was rolled back.
 */
export function isConnectionLoss(error: unknown): boolean {
  return LOSS_CODE.test(codeOf(error)) || CLOSED_CODE.test(codeOf(error)) || LOSS_MESSAGE.test(messageOf(error))
}

/** True when no connection was made, so no statement was executed, and an immediate retry is useless. */
export const isDoorClosed = (error: unknown): boolean =>
  CLOSED_CODE.test(codeOf(error)) || CLOSED_MESSAGE.test(messageOf(error))

/**
 * True when a statement was prepared before a migration changed the type of a column: the server does not execute it
 * under that name again.
 */
export const isPlanOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/** True when a statement exceeded its time limit. */
export const isTimeUp = (error: unknown): boolean => codeOf(error) === '57014'

/** True for a transient error: a lost connection, or a server that is full, slow or no longer the primary. */
export const isPassingTrouble = (error: unknown): boolean =>
  isConnectionLoss(error) || TROUBLE_CODE.test(codeOf(error)) || isPlanOutdated(error)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
