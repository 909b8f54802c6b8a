import type { PressKeys } from '@okolitsa/contracts/kernel/presses.ts'
import { createTabStore } from '../tab-state/tab-store.ts'

const store = createTabStore<string>('presses')
/** Keys of presses that were never answered and never repeated. */
const MOST_KEYS = 10
/** What is longer is not kept for a reload: the storage of a tab is small. */
const LONGEST_KEPT = 4_000

/** Keys of longer presses: of this page only. */
const remembered = new Map<string, string>()

/** Keys of this tab: they outlive a reload, which is what people do when no answer comes. */
export const pressKeys: PressKeys = {
  of(press) {
    const earlier = remembered.get(press) ?? store.all()[press]
    if (earlier !== undefined) return earlier
    const key = crypto.randomUUID?.() ?? String(crypto.getRandomValues(new Uint32Array(4)))
    if (press.length <= LONGEST_KEPT) store.put(press, key)
    else remembered.set(press, key)
    for (const old of Object.keys(store.all()).slice(0, -MOST_KEYS)) store.forget(old)
    return key
  },
  forget(press) {
    remembered.delete(press)
    store.forget(press)
  },
}
