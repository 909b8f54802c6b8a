/** What the emulator can be told to do wrong. */
export const FAULTS = [
  /** Answers 503. */
  'down',
  /** Hears nothing and answers nothing for longer than anybody waits. */
  'timeout',
  /** Does what it was asked and then drops the connection: the answer is lost. */
  'lost-answer',
  /** The bank says no when the shopper pays. */
  'decline',
  'double-notify',
  'no-notify',
  /** Notifications come with a wrong signature. */
  'bad-checksum',
] as const
export type Fault = (typeof FAULTS)[number]

/** Faults in force; a fault with a count ends by itself. */
export class Faults {
  readonly #left = new Map<Fault, number>()

  /** `times` absent = until cleared. */
  set(fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#left.set(fault, times)
  }

  clear(): void {
    this.#left.clear()
  }

  /** Is the fault in force? Uses up one of its times. */
  take(fault: Fault): boolean {
    const left = this.#left.get(fault) ?? 0
    if (left <= 0) return false
    this.#left.set(fault, left - 1)
    return true
  }

  list(): Fault[] {
    return FAULTS.filter((fault) => (this.#left.get(fault) ?? 0) > 0)
  }
}
