/** Faults of the emulator, with their titles. */
export const FAULTS = {
  down: 'отвечает 503',
  timeout: 'молчит',
  drop: 'рвёт соединение',
  broken: 'отвечает обрывком',
  limit: 'отвечает 429, слишком часто',
  'lost-token': 'забывает токен, 401',
  refuse: 'отказывает, 400',
  'lost-answer': 'делает и не отвечает',
} as const satisfies Record<string, string>
export type Fault = keyof typeof FAULTS

/** Parts of the protocol that a fault may be restricted to. */
export const PARTS = ['token', 'cities', 'points', 'tariffs', 'orders', 'print', 'webhooks', 'intakes'] as const
export type Part = (typeof PARTS)[number]

export const isFault = (value: unknown): value is Fault => typeof value === 'string' && Object.hasOwn(FAULTS, value)
export const isPart = (value: unknown): value is Part => PARTS.some((part) => part === value)

interface FaultInForce {
  readonly fault: Fault
  /** Part of the protocol; null = every part. */
  readonly on: Part | null
  left: number
}

/** Active faults; a fault with a count ends after so many uses. */
export class Faults {
  #inForce: FaultInForce[] = []

  /** Sets a fault; `times` absent = until cleared. */
  set(fault: Fault, on: Part | null = null, times = Number.POSITIVE_INFINITY): void {
    this.#inForce.push({ fault, on, left: times })
  }

  clear(): void {
    this.#inForce = []
  }

  /** Uses the oldest active fault of the part once and returns it. */
  take(part: Part): Fault | null {
    const found = this.#inForce.find(({ on, left }) => left > 0 && (on === null || on === part))
    if (!found) return null
    found.left -= 1
    return found.fault
  }

  list(): { fault: Fault; on: Part | null; left: number | null }[] {
    return this.#inForce
      .filter(({ left }) => left > 0)
      .map(({ fault, on, left }) => ({ fault, on, left: Number.isFinite(left) ? left : null }))
  }
}
