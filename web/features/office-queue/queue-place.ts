import { useEffect, useState } from 'react'

/** The last decision, while it may be taken back. */
export interface Undoable {
  readonly id: number
  readonly words: string
}

/** Milliseconds in which the last decision may be taken back. */
const UNDO_MS = 10_000

/** The current item of a queue, and the last decision. */
export function useQueuePlace<Item>(waiting: readonly Item[] | undefined, idOf: (item: Item) => number) {
  const [currentId, setCurrentId] = useState<number | null>(null)
  // the place of the current item, kept when somebody else decides it
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState<Undoable | null>(null)
  const found = waiting?.findIndex((item) => idOf(item) === currentId) ?? -1
  const index = found >= 0 ? found : Math.min(place, Math.max((waiting?.length ?? 0) - 1, 0))
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [last])
  const idAt = (at: number) => {
    const item = waiting?.[at]
    return item === undefined ? null : idOf(item)
  }
  return {
    index,
    current: waiting?.[index],
    last,
    setLast,
    show: setCurrentId,
    go: (to: number) => {
      if (idAt(to) === null) return
      setCurrentId(idAt(to))
      setPlace(to)
    },
    /** The next item takes the place of the decided one. */
    moveOn: () => {
      setPlace(index)
      setCurrentId(idAt(index + 1))
    },
  }
}
