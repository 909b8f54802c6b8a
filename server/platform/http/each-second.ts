import type { Clock } from '@okolitsa/domain/clock/clock.ts'

/** What is made of the present second, made once for all who ask within it: the date of answers, for example. */
export function eachSecond<T>(clock: Clock, make: (moment: Date) => T): () => T {
  let known: { readonly second: number; readonly value: T } | undefined
  return () => {
    const moment = clock()
    const second = Math.floor(moment.getTime() / 1_000)
    if (known?.second !== second) known = { second, value: make(moment) }
    return known.value
  }
}

/** The present as the `date` of an answer says it. */
export const dateOf = (clock: Clock): (() => string) => eachSecond(clock, (moment) => moment.toUTCString())
