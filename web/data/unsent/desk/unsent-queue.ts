import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { createKeptQueue, type KeptQueue } from '../../../platform/offline/kept-queue.ts'

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

/** Changes that the member made and the server has not received yet. */
export type UnsentQueue = KeptQueue<UnsentEntry>

const queues = new Map<string, UnsentQueue>()

/** The queue of a person; the same object for the same person. */
export function unsentQueueOf(owner: UnsentOwner, storage: () => Storage = () => localStorage): UnsentQueue {
  const key = keyOf(owner)
  const queue = queues.get(key) ?? createKeptQueue<UnsentEntry>(key, storage)
  queues.set(key, queue)
  return queue
}

/** Changes that the member made and the server has not received yet; empty until the page is hydrated. */
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
