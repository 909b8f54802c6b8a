import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { createKeptQueue, type KeptQueue } from '../../../platform/offline/kept-queue.ts'

/** Owner of a queue: a member at a seller. Another member on the same phone neither sees nor sends it. */
export interface UnsentOwner {
  readonly staffId: number
  readonly organizationId: number
}

/** The member's queue; null = the seller is disabled. */
export const ownerOf = ({ id, organization }: StaffMember): UnsentOwner | null =>
  organization && { staffId: id, organizationId: organization.id }

export const UNSENT_PATH = '/cabinet/unsent'

/**
 * Not a `personalKey`: those are removed when a customer's session in the same browser ends, but a farmer's queued
 * entries must stay. Removed when the member signs out of the cabinet.
 */
const PREFIX = 'okolitsa-unsent-'
const ANSWER_PREFIX = 'okolitsa-heard-'
const keyOf = ({ staffId, organizationId }: UnsentOwner) => `${PREFIX}${organizationId}-${staffId}`

const NOTHING: readonly UnsentEntry[] = []

/** Changes that the member made and the server has not received yet. */
export type UnsentQueue = KeptQueue<UnsentEntry>

const queues = new Map<string, UnsentQueue>()

/** The queue of a member; the same object for the same member. */
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

/** Removes the queue when the member signs out. */
export function forgetUnsent(owner: UnsentOwner): void {
  unsentQueueOf(owner).change(() => NOTHING)
  rememberAnswer(owner, null)
}

/** Time of the shop's last answer to this member, ISO 8601; null = unknown. */
export function lastAnswerAt({ staffId, organizationId }: UnsentOwner): string | null {
  try {
    return localStorage.getItem(`${ANSWER_PREFIX}${organizationId}-${staffId}`)
  } catch {
    return null
  }
}
export function rememberAnswer({ staffId, organizationId }: UnsentOwner, at: string | null): void {
  const key = `${ANSWER_PREFIX}${organizationId}-${staffId}`
  try {
    if (at === null) localStorage.removeItem(key)
    else localStorage.setItem(key, at)
  } catch {
    // the time stays unknown
  }
}
