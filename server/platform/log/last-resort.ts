import type { Logger } from 'pino'

/** Unhandled errors since the process began. */
let unheard = 0

/** For metrics: above nothing, there is a bug to be found in the log. */
export const unheardErrors = (): number => unheard

/** More errors in a row than that, within a minute, and the process is no longer believed to be sound. */
const MAX_A_MINUTE = 20
const MINUTE_MS = 60_000

/**
 * An unhandled rejection is logged as fatal and counted, and the process goes on: everything that must not be lost lies
 * in the database, each request and each job stands alone, so one that broke off is no reason to break off all the
 * others (and a request that causes it could stop the shop). An exception out of a callback may have left something
 * half done, though: a process that throws again and again is given up, and begins anew.
 * @param options.giveUp ends the process in order; its supervisor starts another
 * @returns takes the handler away again
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
