import type pg from 'pg'

/** A lost connection is opened again after this long, ms; meanwhile what depends on notifications ages by its time to live. */
const RETRY_MS = 5_000
/** A connection that is dead without a word (a network that swallows packets) is found out after this long, twice, ms. */
const HEARTBEAT_MS = 5_000

export interface NotificationOptions {
  readonly retryMs?: number
  readonly heartbeatMs?: number
  /** The connection is lost: notifications go by unheard until the handlers are called with an empty one. */
  onLoss?(): void
}

/**
 * Listens on a connection of its own: channel → what to do with the notification's payload. Every handler is also called, with
 * an empty one, after a reconnection, because notifications sent meanwhile are gone.
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
    // a cut connection says so more than once, and its last query too: it is given up, and opened again, once
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
      // channel names are ours, never a visitor's
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
        // the connection says the same by its error
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
