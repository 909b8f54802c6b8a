import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { type NpdRegister, NpdSilence } from '../../publishing/registration/ports.ts'

/** Questions that the service accepts from one address within a minute. */
export const MAX_NPD_QUESTIONS = 2
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const MAX_KEPT = 20_000

/**
 * Asks the register as seldom as it allows: an answer about a person and a day is kept for a day, and a question beyond
 * two a minute is not sent but ends with NpdSilence, so that the caller's task goes on with it later. Nodes behind one
 * address count apart, so periodic checks belong to one task of the market.
 */
export function seldomNpdRegister(register: NpdRegister, clock: Clock): NpdRegister {
  const answers = new LRUCache<string, { readonly isPayer: boolean; readonly at: number }>({ max: MAX_KEPT })
  let asked: readonly number[] = []
  return {
    async isPayer(tin, day) {
      const now = clock().getTime()
      const key = `${tin} ${day}`
      const known = answers.get(key)
      if (known && now - known.at < DAY_MS) return known.isPayer
      asked = asked.filter((at) => now - at < MINUTE_MS)
      if (asked.length >= MAX_NPD_QUESTIONS) throw new NpdSilence('asked too often')
      asked = [...asked, now]
      const isPayer = await register.isPayer(tin, day)
      answers.set(key, { isPayer, at: now })
      return isPayer
    },
  }
}
