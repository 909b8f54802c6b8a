/** Duration of a round, ms; it ends before the next one begins, however slow the gateway is. */
const ROUND_MS = 40_000
/** Maximum concurrent gateway calls; each may use a database connection for a moment. */
const AT_ONCE = 6

/**
 * Starts a round; the returned function returns whether its time is over, measured without the shop's clock, which tests
 * move.
 */
export function roundEnd(): () => boolean {
  const end = performance.now() + ROUND_MS
  return () => performance.now() > end
}

/**
 * Processes due items, a few concurrently, batch after batch, until none are left or the round is over. An item is
 * processed once per round; an item that stays due waits for the next round.
 */
export async function workOff<Id>(
  due: () => Promise<Id[]>,
  isOver: () => boolean,
  work: (id: Id) => Promise<void>,
): Promise<void> {
  const touched = new Set<Id>()
  for (;;) {
    const batch = (await due()).filter((id) => !touched.has(id))
    if (batch.length === 0 || isOver()) return
    for (const id of batch) touched.add(id)
    const worker = async () => {
      for (let id = batch.shift(); id !== undefined && !isOver(); id = batch.shift()) await work(id)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
}
