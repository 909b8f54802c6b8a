import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { useMemo, useSyncExternalStore } from 'react'

/** Whose queue it is: a person at a seller. Another one who takes the same phone neither sees nor sends it. */
export interface UnsentOwner {
  readonly staffId: number
  readonly organizationId: number
}

/** Whose queue this person's is; null = an administrator gathers nothing. */
export const ownerOf = ({ id, organization }: StaffMember): UnsentOwner | null =>
  organization && { staffId: id, organizationId: organization.id }

/** The page that shows it. */
export const UNSENT_PATH = '/cabinet/unsent'

/**
 * Not a `personalKey`: those go when a customer's session of the same browser ends, and what a farmer has written down in
 * the field must not. It goes when its person leaves the cabinet.
 */
const PREFIX = 'okolitsa-unsent-'
const HEARD_PREFIX = 'okolitsa-heard-'
const keyOf = ({ staffId, organizationId }: UnsentOwner) => `${PREFIX}${organizationId}-${staffId}`

const NOTHING: readonly UnsentEntry[] = []

/** What was said and is not told yet, in the order it was said; it outlives the tab, and every tab of the browser sees it. */
export interface UnsentQueue {
  all(): readonly UnsentEntry[]
  /** @param change of what is there now; null = leave it. Answers what became of it. */
  change(change: (entries: readonly UnsentEntry[]) => readonly UnsentEntry[] | null): readonly UnsentEntry[] | null
  subscribe(listener: () => void): () => void
}

const queues = new Map<string, UnsentQueue>()

/** The queue of a person; the same object for the same person. */
export function unsentQueueOf(owner: UnsentOwner, storage: () => Storage = () => localStorage): UnsentQueue {
  const key = keyOf(owner)
  const queue = queues.get(key) ?? createQueue(key, storage)
  queues.set(key, queue)
  return queue
}

function createQueue(key: string, storage: () => Storage): UnsentQueue {
  let known: { readonly text: string | null; readonly entries: readonly UnsentEntry[] } = {
    text: null,
    entries: NOTHING,
  }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const all = () => {
    try {
      const text = storage().getItem(key)
      if (text !== known.text) known = { text, entries: text === null ? NOTHING : (JSON.parse(text) as UnsentEntry[]) }
    } catch {
      // storage is forbidden, or holds rubbish: what is in memory counts
    }
    return known.entries
  }
  return {
    all,
    change(change) {
      // another tab may have written since: what is there now is changed, never what was read before
      const entries = change(all())
      if (entries === null || entries === known.entries) return entries
      const text = entries.length === 0 ? null : JSON.stringify(entries)
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        known = { text, entries }
      } catch {
        // full or forbidden: it is remembered until the page is left
        known = { text: known.text, entries }
      }
      notify()
      return entries
    },
    subscribe(listener) {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', elsewhere)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', elsewhere)
      }
    },
  }
}

/** What this person has said and the shop has not heard; nothing until the page has come alive. */
export function useUnsent(owner: UnsentOwner): readonly UnsentEntry[] {
  const { staffId, organizationId } = owner
  const queue = useMemo(() => unsentQueueOf({ staffId, organizationId }), [staffId, organizationId])
  return useSyncExternalStore(queue.subscribe, queue.all, () => NOTHING)
}

/** The person leaves the cabinet: what they had not sent goes with them. */
export function forgetUnsent(owner: UnsentOwner): void {
  unsentQueueOf(owner).change(() => NOTHING)
  rememberHeard(owner, null)
}

/** When the shop last answered this person, ISO 8601; null = it is not known. */
export function lastHeard({ staffId, organizationId }: UnsentOwner): string | null {
  try {
    return localStorage.getItem(`${HEARD_PREFIX}${organizationId}-${staffId}`)
  } catch {
    return null
  }
}
export function rememberHeard({ staffId, organizationId }: UnsentOwner, at: string | null): void {
  const key = `${HEARD_PREFIX}${organizationId}-${staffId}`
  try {
    if (at === null) localStorage.removeItem(key)
    else localStorage.setItem(key, at)
  } catch {
    // nobody will be told when it was
  }
}
