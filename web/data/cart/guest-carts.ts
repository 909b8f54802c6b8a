import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

/**
 * One key per cart with a counter as its value. Writes to storage reach other tabs with a delay: with one shared list
 * two tabs would overwrite each other's carts.
 */
const CART = personalKey('cart:')
/** Time of the request whose answer was an empty list, ms. */
const ASKED = personalKey('carts-asked')
/** A cart being opened: one key each with its start time, ms. */
const OPENING = personalKey('carts-opening:')
const MAX_IDS = 100
/**
 * Time after the opening of a cart during which an empty list is inconclusive, ms: longer than the server works on a
 * call.
 */
const OPENING_MS = 120_000

/** State at the time of a request, for the evaluation of its answer. */
interface Asking {
  readonly cartIds: readonly string[]
  readonly at: number
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

function withMemory(storage: () => Kept) {
  const memory = new Map<string, string>()
  const tried = <EndpointAnswer>(action: (kept: Kept) => EndpointAnswer, otherwise: EndpointAnswer): EndpointAnswer => {
    try {
      return action(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key: string): string | null => memory.get(key) ?? tried((kept) => kept.getItem(key), null),
    set(key: string, value: string): void {
      memory.delete(key)
      try {
        storage().setItem(key, value)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      tried((kept) => kept.removeItem(key), undefined)
    },
    keys(): string[] {
      const inStorage = tried((kept) => Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? ''), [])
      return [...new Set([...inStorage, ...memory.keys()])]
    },
  }
}

export function createGuestCarts(storage: () => Kept, now: () => number = machineMs) {
  const kept = withMemory(storage)
  const numberAt = (key: string): number => Number(kept.get(key) ?? Number.NaN)
  const keysOf = (prefix: string): string[] => kept.keys().filter((key) => key.startsWith(prefix))
  /** Ids of carts, oldest first. */
  const ids = (): string[] =>
    keysOf(CART)
      .map((key) => ({ id: key.slice(CART.length), order: numberAt(key) }))
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))
      .map(({ id }) => id)
  const forget = (id: string): void => kept.remove(CART + id)

  function add(id: string): void {
    const known = ids()
    if (known.includes(id)) return
    const last = known.at(-1)
    kept.set(CART + id, String(Math.max(now(), last === undefined ? 0 : numberAt(CART + last) + 1)))
    for (const old of ids().slice(0, -MAX_IDS)) forget(old)
  }

  return {
    ids,
    add,
    forget,
    /** Whether a request is unnecessary. The server's own cookie may still name carts (30 days, spec 9). */
    areNone(): boolean {
      if (ids().length > 0) return false
      const asked = numberAt(ASKED)
      return !Number.isNaN(asked) && keysOf(OPENING).every((key) => asked >= numberAt(key) + OPENING_MS)
    },
    /**
     * Records that a cart is being opened: if the answer is lost with the page, the next page must ask. Returns a
     * function to call when the answer has arrived.
     */
    doubt(): () => void {
      const key = OPENING + Math.random().toString(36).slice(2)
      kept.set(key, String(now()))
      return () => kept.remove(key)
    },
    asking: (): Asking => ({ cartIds: ids(), at: now() }),
    /** Applies the server's answer: removes missing carts and stores existing ones. */
    settle(asking: Asking, found: readonly string[], gone: readonly string[]): void {
      for (const id of gone) forget(id)
      for (const id of found.slice(-MAX_IDS)) add(id)
      if (found.length > 0 || this.areNone()) return
      kept.set(ASKED, String(asking.at))
      for (const key of keysOf(OPENING)) if (asking.at >= numberAt(key) + OPENING_MS) kept.remove(key)
    },
    /** Removes carts that belong to the customer now; one opened by another tab meanwhile stays. */
    given({ cartIds, at }: Asking): void {
      for (const id of cartIds) forget(id)
      kept.set(ASKED, String(at))
    },
    /** Whether a storage event is about these ids. */
    isOwnEvent: ({ key }: Pick<StorageEvent, 'key'>): boolean => key === null || key.startsWith(CART),
  }
}

export const guestCarts = createGuestCarts(() => localStorage)
