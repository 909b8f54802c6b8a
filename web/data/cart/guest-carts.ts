import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

/**
 * One key for each cart, its value says which came later. A browser's storage reaches its other tabs with a delay: of
 * one list for all, two tabs would write over each other what only one of them knows yet.
 */
const CART = personalKey('cart:')
/** When a list was asked for that came back empty, ms. */
const ASKED = personalKey('carts-asked')
/** A cart is being opened: a key for each, its value is when that began, ms. */
const OPENING = personalKey('carts-opening:')
const MAX_IDS = 100
/**
 * Whether the server has opened a cart is not known before this time has passed, ms: until then an empty list says
 * nothing. Longer than the server works on a call.
 */
const OPENING_MS = 120_000

/** What was known when the server was asked; its answer is settled against it. */
interface Asking {
  readonly cartIds: readonly string[]
  readonly at: number
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A page's own memory, for a browser that forbids its storage or has no room in it. */
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

/** Ids of a guest's carts, known to every tab of this browser. */
export function createGuestCarts(storage: () => Kept, now: () => number = machineMs) {
  const kept = withMemory(storage)
  const numberAt = (key: string): number => Number(kept.get(key) ?? Number.NaN)
  const keysOf = (prefix: string): string[] => kept.keys().filter((key) => key.startsWith(prefix))
  /** Oldest first. */
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
    /** Whether there is nothing to ask the server for; only it knows what its own cookie still names (30 days, spec 9). */
    areNone(): boolean {
      if (ids().length > 0) return false
      const asked = numberAt(ASKED)
      return !Number.isNaN(asked) && keysOf(OPENING).every((key) => asked >= numberAt(key) + OPENING_MS)
    },
    /**
     * A cart is being opened: should the answer be lost with the page, the next one has to ask. Answers what to call
     * when the answer has come.
     */
    doubt(): () => void {
      const key = OPENING + Math.random().toString(36).slice(2)
      kept.set(key, String(now()))
      return () => kept.remove(key)
    },
    asking: (): Asking => ({ cartIds: ids(), at: now() }),
    /** What the server answered: carts it has, and those it has not. */
    settle(asking: Asking, found: readonly string[], gone: readonly string[]): void {
      for (const id of gone) forget(id)
      for (const id of found.slice(-MAX_IDS)) add(id)
      if (found.length > 0 || this.areNone()) return
      kept.set(ASKED, String(asking.at))
      for (const key of keysOf(OPENING)) if (asking.at >= numberAt(key) + OPENING_MS) kept.remove(key)
    },
    /** The carts have become a customer's; one that another tab has opened meanwhile has not. */
    given({ cartIds, at }: Asking): void {
      for (const id of cartIds) forget(id)
      kept.set(ASKED, String(at))
    },
    /** Whether a storage event is about these ids. */
    isOwnEvent: ({ key }: Pick<StorageEvent, 'key'>): boolean => key === null || key.startsWith(CART),
  }
}

export const guestCarts = createGuestCarts(() => localStorage)
