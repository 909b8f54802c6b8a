import { useEffect, useState } from 'react'

/** The last decision, while it may be taken back. */
export interface Undoable<Item> {
  readonly item: Item
  readonly words: string
}

/** Milliseconds in which the last decision may be taken back. */
const UNDO_MS = 10_000

/**
 * The current item of a queue, and the last decision. Steps pass over items that others work on.
 * @param isOfOthers somebody else has taken the item
 */
export function useQueuePlace<Item>(
  waiting: readonly Item[] = [],
  idOf: (item: Item) => string,
  isOfOthers: (id: string) => boolean,
) {
  const [currentId, setCurrentId] = useState<string | null>(null)
  // the place of the current item, kept when somebody else decides it
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState<Undoable<Item> | null>(null)
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [last])
  const ids = waiting.map(idOf)
  /** The first place from one on that nobody else works on; outside of the list = none. */
  const freeFrom = (from: number, step: 1 | -1): number => {
    let at = from
    for (let id = ids[at]; id !== undefined && isOfOthers(id); id = ids[at]) at += step
    return at
  }
  const found = currentId === null ? -1 : ids.indexOf(currentId)
  const index = found >= 0 ? found : Math.min(freeFrom(place, 1), Math.max(ids.length - 1, 0))
  const go = (to: number) => {
    const id = ids[to]
    if (id === undefined) return
    setCurrentId(id)
    setPlace(to)
  }
  return {
    ...{ index, last, setLast, go },
    current: waiting[index],
    show: (item: Item) => setCurrentId(idOf(item)),
    step: (by: 1 | -1) => go(freeFrom(index + by, by)),
    /** The next item takes the place of the decided one. */
    moveOn: () => {
      setPlace(index)
      setCurrentId(ids[freeFrom(index + 1, 1)] ?? null)
    },
  }
}
