import type { SellerChannel } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Sending } from '@okolitsa/domain/seller-notifications/next-sendings.ts'
import type { OwnerChannel } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Inserts a message with its steps before the provider is called; returns its id. */
export async function insertMessage(
  tx: Executor,
  organizationId: number,
  { channel, steps }: Sending,
  now: Date,
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into seller_message (organization_id, channel, at, state) values ($1, $2, $3, 'sending') returning id`,
    [organizationId, channel, now],
  )
  if (!row) throw new Error('a message was not written')
  await run(
    tx,
    `insert into seller_matter_step (matter_id, rung, message_id)
     select each.matter_id, each.rung, $3 from unnest($1::int[], $2::smallint[]) as each (matter_id, rung)`,
    [steps.map(({ matterId }) => matterId), steps.map(({ rung }) => rung), row.id],
  )
  return row.id
}

/** Takes a message to owners before the provider is called; null = it was sent, or may have been. */
export async function claimOwnerMessage(
  executor: Executor,
  given: {
    readonly organizationId: number
    readonly channel: OwnerChannel
    readonly key: string
    readonly at: Date
  },
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    executor,
    `insert into seller_message (organization_id, channel, at, state, key) values ($1, $2, $3, 'sending', $4)
     on conflict (organization_id, channel, key) where key is not null
     do update set state = 'sending', at = excluded.at where seller_message.state = 'failed' returning id`,
    [given.organizationId, given.channel, given.at, given.key],
  )
  return row?.id ?? null
}

export async function saveMessage(
  executor: Executor,
  id: number,
  { state, failure = null }: { readonly state: 'sent' | 'unsure' | 'failed'; readonly failure?: string | null },
): Promise<void> {
  await run(executor, `update seller_message set state = $2, failure = $3 where id = $1 and state = 'sending'`, [
    id,
    state,
    failure,
  ])
}

/** Number of messages of a channel within a day, and the time of the last message that was no trial. */
export interface SentByChannel {
  readonly channel: SellerChannel
  readonly count: number
  /** Time of the last message; null = only trials. */
  readonly last: Date | null
}

export function listSent(executor: Executor, organizationId: number, since: Date): Promise<SentByChannel[]> {
  return run<SentByChannel>(
    executor,
    `select channel, count(*)::int as count,
       max(at) filter (where exists (select from seller_matter_step where message_id = seller_message.id)) as last
       from seller_message
      where organization_id = $1 and at > $2 and state <> 'failed' group by channel`,
    [organizationId, since],
  )
}
