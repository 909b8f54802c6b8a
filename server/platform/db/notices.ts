import type pg from 'pg'

/** A lost connection is opened again after this long, ms; meanwhile what depends on notices ages by its time to live. */
const RETRY_MS = 5_000

/**
 * Listens on a connection of its own: channel → what to do with the notice's payload. Every handler is also called, with
 * an empty one, after a reconnection, because notices sent meanwhile are gone.
 */
export async function listenForNotices(
  pool: pg.Pool,
  handlers: Readonly<Record<string, (payload: string) => void>>,
): Promise<{ stop(): Promise<void> }> {
  let isStopped = false
  let close: (() => void) | null = null
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const client = await pool.connect()
    let isOpen = true
    close = () => {
      if (isOpen) client.release(true)
      isOpen = false
    }
    client.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    client.on('error', () => {
      close?.()
      again()
    })
    // channel names are ours, never a visitor's
    await client.query(
      Object.keys(handlers)
        .map((channel) => `listen ${channel}`)
        .join('; '),
    )
  }

  function again(): void {
    if (isStopped) return
    retry = setTimeout(() => {
      open()
        .then(() => {
          for (const handle of Object.values(handlers)) handle('')
        })
        .catch(again)
    }, RETRY_MS)
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
