import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { createCeiling } from '../../../platform/limits/ceiling.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { CountedWork } from '../../../platform/limits/work-costs.ts'

/** Frames of a person over all sockets; what they cost counts towards the bounds of calls, too. */
const MAX_FRAMES = { most: 100, windowMs: 10_000 } as const
/** A socket that goes on after so many refused frames is closed. */
const MAX_REFUSED = 20
/** Frames of one socket that wait for the one at work. */
const MAX_WAITING = 20
/** Frames this node works on at once: the other connections of the pool stay free for the shop. */
const MAX_AT_WORK = 4

/** What a frame costs, by its name; all others are cheap. */
const WORK_OF_FRAMES: Readonly<Record<string, CountedWork>> = {
  identity: 'read',
  'new-chat-message': 'write',
  'update-chat-messages-status': 'write',
}

/** What may become of a frame: it is taken, refused in words, or its socket is closed. */
export type FrameVerdict = 'take' | 'refuse' | 'close'

/** Limits of the frames of one socket. */
export interface SocketLimits {
  /** Counts a frame of any name. */
  admit(name: string): FrameVerdict
  /**
   * Works on frames of the socket one after another, and on few of the whole node at once.
   * @throws Refusal TOO_MANY_REQUESTS when too many wait already
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Limits frames by the bounds of calls: they are no requests, so the server itself does not see them. What is counted
 * belongs to people and addresses and survives a new connection.
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
