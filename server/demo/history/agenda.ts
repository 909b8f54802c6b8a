/** An action at a moment of the history. */
interface Action {
  readonly at: number
  readonly number: number
  readonly run: () => Promise<void>
}

/** Actions in the order of their moments; those of one moment in the order in which they were added. */
export interface Agenda {
  add(at: Date, run: () => Promise<void>): void
  /** Removes and returns the next action before `end`; null = there is none. */
  next(end: Date): { readonly at: Date; run(): Promise<void> } | null
}

/** A binary queue: thousands of actions are added while others run. */
export function createAgenda(): Agenda {
  const queue: Action[] = []
  let count = 0
  const isBefore = (one: Action, other: Action) =>
    one.at < other.at || (one.at === other.at && one.number < other.number)
  const swap = (one: number, other: number) => {
    const kept = queue[one] as Action
    queue[one] = queue[other] as Action
    queue[other] = kept
  }
  const rise = (start: number) => {
    for (let place = start; place > 0; ) {
      const parent = (place - 1) >> 1
      if (!isBefore(queue[place] as Action, queue[parent] as Action)) return
      swap(place, parent)
      place = parent
    }
  }
  const sink = () => {
    for (let place = 0; ; ) {
      let least = place
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < queue.length && isBefore(queue[child] as Action, queue[least] as Action)) least = child
      }
      if (least === place) return
      swap(place, least)
      place = least
    }
  }
  return {
    add: (at, run) => {
      queue.push({ at: at.getTime(), number: count, run })
      count += 1
      rise(queue.length - 1)
    },
    next: (end) => {
      const [first] = queue
      if (!first || first.at >= end.getTime()) return null
      swap(0, queue.length - 1)
      queue.pop()
      sink()
      return { at: new Date(first.at), run: first.run }
    },
  }
}
