import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './embedded.ts'

const firstPauseMs = 250
const longestPauseMs = 15_000

export interface SupervisedOptions extends Omit<EmbeddedOptions, 'onUnexpectedEnd'> {
  /** Called when the database restarted at another URL, so its clients have to reconnect. */
  readonly onMoved: () => void
}

/**
 * Starts the embedded PostgreSQL and restarts it whenever it ends unexpectedly (killed, out of memory, a full disk),
 * with growing pauses. Its URL does not change, so open pools reconnect.
 * @throws StartFailure when the first start fails
 */
export async function superviseEmbedded(options: SupervisedOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const { log, onMoved } = options
  const stopping = new AbortController()
  let current = await startEmbedded({ ...options, onUnexpectedEnd: (reason) => revive(reason) })
  const { url } = current
  let reviving: Promise<void> = Promise.resolve()

  function revive(reason: string): void {
    if (stopping.signal.aborted) return
    log.fatal({ reason }, 'the database ended by itself, starting it again')
    reviving = startAgain()
  }

  /** Restarts the database until it runs or the shop stops; never rejects. */
  async function startAgain(): Promise<void> {
    for (let pauseMs = firstPauseMs; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        current = await startEmbedded({ ...options, onUnexpectedEnd: (reason) => revive(reason) })
        if (current.url !== url) return onMoved()
        return log.warn({ pid: current.pid }, 'the database works again')
      } catch (error) {
        log.error({ err: error, nextTryMs: pauseMs }, 'the database did not start again')
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    url,
    async stop() {
      stopping.abort()
      await reviving
      await current.stop()
    },
  }
}
