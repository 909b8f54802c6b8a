import type { PressKeys } from '@okolitsa/contracts/kernel/presses.ts'
import { createTabStore } from '../tab-state/tab-store.ts'

const store = createTabStore<string>('presses')
const MAX_KEYS = 10
/** Maximum length of an action stored for a reload, characters: the storage of a tab is small. */
const LONGEST_KEPT = 4_000

/** Keys of longer actions, stored in memory until the page is closed. */
const remembered = new Map<string, string>()

/** Idempotency keys of this tab: they survive a reload, since people reload when no answer comes. */
export const pressKeys: PressKeys = {
  of(press) {
    const earlier = remembered.get(press) ?? store.all()[press]
    if (earlier !== undefined) return earlier
    const key = crypto.randomUUID?.() ?? String(crypto.getRandomValues(new Uint32Array(4)))
    if (press.length <= LONGEST_KEPT) store.put(press, key)
    else remembered.set(press, key)
    for (const old of Object.keys(store.all()).slice(0, -MAX_KEYS)) store.forget(old)
    return key
  },
  forget(press) {
    remembered.delete(press)
    store.forget(press)
  },
}
