import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets at most `most` works run at once; others wait in line. Work inside a transaction may read on another connection
 * (a cache that has to be filled first): were every connection of the pool held by a transaction, all would wait for
 * each other until the pool gives up. Waiting longer than `timeoutMs` is refused with OVERLOADED.
 */
export function createTransactionGate(most: number, timeoutMs: number): Gate {
  let free = most
  const line: (() => void)[] = []

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1
        resolve()
        return
      }
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(admit), 1)
        reject(new Refusal('OVERLOADED', { retryAfter: 10 }))
      }, timeoutMs)
      line.push(admit)
    })
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else free += 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
