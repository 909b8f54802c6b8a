import type pg from 'pg'

/** Pause before a lost connection is reopened, ms; meanwhile caches expire by their time to live. */
const RETRY_MS = 5_000
/** Interval of heartbeats, ms; a silently dead connection is detected after two. */
const HEARTBEAT_MS = 5_000

export interface NotificationOptions {
  readonly retryMs?: number
  readonly heartbeatMs?: number
  /**
   * Called when the connection is lost; notifications are missed until the handlers are called with an empty payload.
   */
  onLoss?(): void
}

/**
 * Listens on a dedicated connection, with a handler of the payload per channel. After a reconnection every handler is
 * called with an empty payload, because notifications sent meanwhile are lost.
 */
export async function listenForSignals(
  pool: pg.Pool,
  handlers: Readonly<Record<string, (payload: string) => void>>,
  { retryMs = RETRY_MS, heartbeatMs = HEARTBEAT_MS, onLoss }: NotificationOptions = {},
): Promise<{ stop(): Promise<void> }> {
  let isStopped = false
  let close: (() => void) | null = null
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const client = await pool.connect()
    // a cut connection reports several errors, and so does its last query; it is replaced once
    let isOpen = true
    let heartbeat: NodeJS.Timeout | undefined
    const giveUp = () => {
      clearInterval(heartbeat)
      if (isOpen) client.release(true)
      isOpen = false
    }
    const lose = () => {
      if (!isOpen) return
      giveUp()
      onLoss?.()
      again()
    }
    close = giveUp
    client.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    client.on('error', lose)
    try {
      // channel names come from our code, never from a visitor
      await client.query(
        Object.keys(handlers)
          .map((channel) => `listen ${channel}`)
          .join('; '),
      )
    } catch (error) {
      giveUp()
      throw error
    }
    let isAnswered = true
    heartbeat = setInterval(() => {
      if (!isAnswered) return lose()
      isAnswered = false
      client.query('select 1').then(
        () => {
          isAnswered = true
        },
        // the connection's error event reports the same
        () => {},
      )
    }, heartbeatMs)
    heartbeat.unref()
  }

  function again(): void {
    if (isStopped) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      open()
        .then(() => {
          for (const handle of Object.values(handlers)) handle('')
        })
        .catch(again)
    }, retryMs)
    retry.unref()
  }

  await open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      close?.()
    },
  }
}
