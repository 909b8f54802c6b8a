/** A round ends before the next one begins, however slowly the gateway answers, milliseconds. */
const ROUND_MS = 40_000
/** Calls to a gateway at one time; each may hold a database connection for a moment. */
const AT_ONCE = 6

/** True once the round has taken its time; measured apart from the shop's clock, which tests move. */
export function roundEnd(): () => boolean {
  const end = performance.now() + ROUND_MS
  return () => performance.now() > end
}

/**
 * Works through what is due, a few at a time, batch after batch, until nothing new is due or the round is over.
 * What one round has touched it leaves alone: a thing that stays due has to wait for the next one.
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
