import type { CustomerScope, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { CallbackLog } from '@okolitsa/domain/telephony/callback-limits.ts'
import type { CallbackProgress, CallReport } from '@okolitsa/domain/telephony/callback-state.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, withinSite } from '../../../platform/db/within.ts'
import type { TelephonyWebhook } from '../ports.ts'

export interface SellerLine {
  id: number
  phone: string | null
  extension: string | null
  timeZone: string
  fromHour: number
  toHour: number
  hasTelephony: boolean
}

/** A seller's phone line; null = unknown, closed, or not of the site. Customers of a hidden seller may still call. */
export async function findSellerLine(
  executor: Executor,
  site: SiteScope,
  organizationId: number,
): Promise<SellerLine | null> {
  const [row] = await run<SellerLine>(
    executor,
    `select seller_card.id, phone, telephony_extension as extension, time_zone as "timeZone", call_from_hour as "fromHour",
       call_to_hour as "toHour", has_telephony as "hasTelephony"
       from seller_card join seller_page on seller_page.id = seller_card.id
      where seller_card.id = $1 and is_enabled and ${withinSite(site, 'seller_card.id', 1)}`,
    [organizationId, ...scopeValues(site)],
  )
  return row ?? null
}

/** Serializes one customer's calls until the end of the transaction. */
export async function lockCaller(tx: Executor, { customerId }: CustomerScope): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('call:' || $1::int, 0))`, [customerId])
}

export async function findCallbackLog(tx: Executor, { customerId }: CustomerScope, now: Date): Promise<CallbackLog> {
  const [row] = await run<CallbackLog>(
    tx,
    `select count(*) filter (where state <> 'failed')::int as "lastDay",
       extract(epoch from $2::timestamptz - max(created_at))::float8 as "secondsSinceLast",
            extract(epoch from $2::timestamptz - min(created_at) filter (where state <> 'failed'))::float8 as "secondsSinceFirst"
       from telephone_callback where customer_id = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [customerId, now],
  )
  return row as CallbackLog
}

export async function insertCallback(
  tx: Executor,
  { customerId }: CustomerScope,
  callback: { commandId: string; organizationId: number; now: Date },
): Promise<void> {
  await run(
    tx,
    'insert into telephone_callback (command_id, customer_id, organization_id, created_at) values ($1, $2, $3, $4)',
    [callback.commandId, customerId, callback.organizationId, callback.now],
  )
}

export async function saveFailure(executor: Executor, commandId: string, reason: number | null): Promise<void> {
  await run(executor, `update telephone_callback set state = 'failed', reason = $2 where command_id = $1`, [
    commandId,
    reason,
  ])
}

/** Stores a report once; an unknown command is stored as null. */
export async function saveReport(
  tx: Executor,
  { entryId, callId, seq, commandId, report }: Extract<TelephonyWebhook, { kind: 'report' }>,
  now: Date,
): Promise<void> {
  const summary = report.kind === 'summary' ? report : null
  await run(
    tx,
    `insert into telephone_event (entry_id, call_id, seq, command_id, call_state, is_success, talk_seconds, reason, at)
     values ($1, $2, $3, (select command_id from telephone_callback where command_id = $4), $5, $6, $7, $8, $9)
     on conflict do nothing`,
    [
      entryId,
      callId,
      seq,
      commandId,
      report.kind === 'leg' ? report.state : null,
      summary?.isSuccess ?? null,
      summary?.talkSeconds ?? null,
      summary?.reason ?? null,
      now,
    ],
  )
}

/** Our command of a call with all its reports; null = not our call, or not known yet. */
export async function findReports(
  tx: Executor,
  entryId: string,
): Promise<{ commandId: string; reports: CallReport[] } | null> {
  const rows = await run<{
    commandId: string | null
    callState: Extract<CallReport, { kind: 'leg' }>['state'] | null
    isSuccess: boolean | null
    talkSeconds: number | null
    reason: number | null
  }>(
    tx,
    `select command_id as "commandId", call_state as "callState", is_success as "isSuccess",
    talk_seconds as "talkSeconds", reason from telephone_event where entry_id = $1`,
    [entryId],
  )
  const commandId = rows.find((row) => row.commandId !== null)?.commandId
  if (!commandId) return null
  return {
    commandId,
    reports: rows.map((row) =>
      row.callState === null
        ? {
            kind: 'summary',
            isSuccess: row.isSuccess === true,
            talkSeconds: row.talkSeconds ?? 0,
            reason: row.reason,
          }
        : { kind: 'leg', state: row.callState },
    ),
  }
}

/** Stores the progress of a call; a failed call remains failed after later reports. */
export async function saveProgress(tx: Executor, commandId: string, progress: CallbackProgress): Promise<void> {
  await run(
    tx,
    `update telephone_callback set state = $2, talk_seconds = $3, reason = $4 where command_id = $1 and state <> 'failed'`,
    [commandId, progress.state, progress.talkSeconds, progress.reason],
  )
}

/** Deletes old call logs, which are personal data, and reports of calls that are not ours. */
export async function deleteOldCalls(executor: Executor, before: Date): Promise<number> {
  await run(executor, 'delete from telephone_callback where created_at < $1', [before])
  return (await run(executor, 'delete from telephone_event where at < $1 returning entry_id', [before])).length
}
