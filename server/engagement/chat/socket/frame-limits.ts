import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { createCeiling } from '../../../platform/limits/ceiling.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { CountedWork } from '../../../platform/limits/work-costs.ts'

/** Maximum frames of a person over all sockets; their cost also counts against the limits of calls. */
const MAX_FRAMES = { most: 100, windowMs: 10_000 } as const
const MAX_REFUSED = 20
const MAX_WAITING = 20
/** Maximum frames that this node handles concurrently, so that the shop keeps connections of the pool. */
const MAX_AT_WORK = 4

/** Cost of a frame by its name; frames not listed are cheap. */
const WORK_OF_FRAMES: Readonly<Record<string, CountedWork>> = {
  identity: 'read',
  'new-chat-message': 'write',
  'update-chat-messages-status': 'write',
}

/** Verdict on a frame: handle it, refuse it, or close its socket. */
export type FrameVerdict = 'take' | 'refuse' | 'close'

export interface SocketLimits {
  admit(name: string): FrameVerdict
  /**
   * Handles frames of the socket one after another, and few frames of the node concurrently.
   * @throws Refusal TOO_MANY_REQUESTS when too many are waiting
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Limits frames like calls, because frames are no HTTP requests and the server does not count them. Counters belong to
 * people and IP addresses and survive a reconnection.
 */
export function createFrameLimits(limits: Limits) {
  const ceiling = createCeiling({
    most: MAX_AT_WORK,
    mostOfOne: 1,
    mostWaitingOfOne: MAX_WAITING,
    refusal: () => new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 }),
  })
  let sockets = 0

  function isAdmitted(person: string, ip: string, name: string): boolean {
    const work = WORK_OF_FRAMES[name] ?? 'cheap'
    try {
      limits.demandOwn('chat-frames', person, MAX_FRAMES)
      limits.demandOf(person, work)
      limits.demand(ip, work)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  return (person: string, ip: string): SocketLimits => {
    sockets += 1
    const socket = String(sockets)
    let refused = 0
    return {
      admit(name) {
        if (isAdmitted(person, ip, name)) return 'take'
        refused += 1
        return refused > MAX_REFUSED ? 'close' : 'refuse'
      },
      run: (work) => ceiling.run(socket, work),
    }
  }
}
