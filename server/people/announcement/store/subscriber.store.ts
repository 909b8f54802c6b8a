import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface NewSubscriber {
  readonly id: string
  readonly channel: 'phone' | 'email'
  readonly address: string
  readonly language: Language
  readonly consentEdition: string
  readonly consentHash: string
  readonly network: string
  readonly at: Date
}

/**
 * Adds a subscription or renews the consent of an earlier one of the same address; returns its id. A subscription that
 * is confirmed stays confirmed.
 */
export async function saveSubscriber(
  tx: Executor,
  { id, channel, address, language, consentEdition, consentHash, network, at }: NewSubscriber,
  confirmedAt: Date | null,
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into opening_subscriber as kept (id, channel, address, language, consent_edition, consent_hash, network,
       requested_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (channel, address) do update set language = excluded.language,
       consent_edition = excluded.consent_edition, consent_hash = excluded.consent_hash, network = excluded.network,
       requested_at = excluded.requested_at, confirmed_at = coalesce(kept.confirmed_at, excluded.confirmed_at)
     returning id`,
    [id, channel, address, language, consentEdition, consentHash, network, at, confirmedAt],
  )
  return row?.id ?? id
}

/** Confirms a subscription; false = there is none. Repeating it changes nothing. */
export async function confirmSubscriber(executor: Executor, id: string, at: Date): Promise<boolean> {
  const rows = await run(
    executor,
    'update opening_subscriber set confirmed_at = coalesce(confirmed_at, $2) where id = $1 returning id',
    [id, at],
  )
  return rows.length > 0
}

export async function deleteSubscriber(executor: Executor, id: string): Promise<void> {
  await run(executor, 'delete from opening_subscriber where id = $1', [id])
}

/** Number of confirmed subscriptions. */
export async function countConfirmed(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    'select count(*)::int as count from opening_subscriber where confirmed_at is not null',
  )
  return row?.count ?? 0
}

export interface NotifiedSubscriber {
  readonly id: string
  readonly channel: 'phone' | 'email'
  readonly address: string
  readonly language: Language
}

/** Takes confirmed subscriptions that are not notified yet and marks them as notified, so that no other node notifies them. */
export const takeUnnotified = (
  executor: Executor,
  now: Date,
  most: number,
  maxTries: number,
): Promise<NotifiedSubscriber[]> =>
  run<NotifiedSubscriber>(
    executor,
    `update opening_subscriber set told_at = $1, tries = tries + 1
      where id in (select id from opening_subscriber
                    where confirmed_at is not null and told_at is null and tries < $3
                    order by id limit $2 for update skip locked)
      returning id, channel, address, language`,
    [now, most, maxTries],
  )

/** Returns a subscription whose message was certainly not accepted, to be notified again. */
export async function returnUnnotified(executor: Executor, id: string): Promise<void> {
  await run(executor, 'update opening_subscriber set told_at = null where id = $1', [id])
}

/** Deletes subscriptions without confirmation, and those whose message was sent some time ago. */
export async function deleteOldSubscribers(
  executor: Executor,
  { requestedBefore, notifiedBefore }: { readonly requestedBefore: Date; readonly notifiedBefore: Date },
): Promise<void> {
  await run(
    executor,
    `delete from opening_subscriber
      where confirmed_at is null and requested_at < $1 or told_at < $2`,
    [requestedBefore, notifiedBefore],
  )
}
