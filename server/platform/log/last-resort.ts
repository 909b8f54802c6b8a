import type { Logger } from 'pino'

let unheard = 0

/** Number of unhandled errors for metrics; more than zero means a bug, described in the log. */
export const unheardErrors = (): number => unheard

/** Maximum errors per minute; above it the process is considered broken. */
const MAX_A_MINUTE = 20
const MINUTE_MS = 60_000

/**
 * An unhandled rejection is logged as fatal and counted, and the process continues: lasting state is in the database,
 * and requests and jobs are independent, so a failed one must not end the others (otherwise a request that causes it
 * could stop the shop). An exception from a callback may leave something half done, so a process that throws repeatedly
 * is restarted.
 * @param options.giveUp ends the process in order; its supervisor starts another
 * @returns removes the handler
 */
export function installLastResort(options: { log: Logger; giveUp: () => void; nowMs?: () => number }): () => void {
  const { log, giveUp, nowMs = () => performance.now() } = options
  let recent: number[] = []
  const count = () => {
    unheard += 1
  }
  const onRejection = (reason: unknown) => {
    count()
    log.fatal({ err: reason }, 'a rejection that nobody heard')
  }
  const onException = (error: unknown) => {
    count()
    log.fatal({ err: error }, 'an exception that nobody caught')
    const now = nowMs()
    recent = [...recent.filter((at) => now - at < MINUTE_MS), now]
    if (recent.length <= MAX_A_MINUTE) return
    log.fatal('too many of them: the process begins anew')
    recent = []
    giveUp()
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)
  return () => {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }
}
