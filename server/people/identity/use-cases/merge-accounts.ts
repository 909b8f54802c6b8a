import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import { blockAfterMerge, type MergeBlock } from '@okolitsa/domain/office/account-merge.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Logger } from 'pino'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { AccountMerge } from '../../../platform/personal-data/personal-data.ts'
import type { Deps } from '../../../services.ts'
import type { Author } from '../../audit/ports.ts'
import { accountsMerged } from '../events.ts'
import { type BlockRow, saveBlock } from '../store/block-store.ts'
import * as store from '../store/merge-store.ts'
import { endOtherSessions } from '../store/session-store.ts'
import { NO_SESSION } from '../tokens.ts'
import type { PersonalDataDeps } from './personal-data.ts'

/** Maximum attempts after a deadlock with a request that locked its rows before the account. */
const TRIES = 3
/** Delay of the second pass, which moves what requests in flight wrote to the closed account, ms. */
const SECOND_PASS_MS = 15 * 60_000
/** Parts of an archive that stay with the closed account, or end with it. */
const NOT_MOVED = new Set(['profile', 'codes', 'sessions', 'devices', 'consents', 'notificationChoices', 'events'])

type MergeDeps = PersonalDataDeps &
  Deps<'audit' | 'market' | 'notificationTemplates'> & {
    readonly channel: MessageChannel
    readonly log: Pick<Logger, 'warn'>
  }

type Pair = Pick<AccountMerge, 'from' | 'into'>

/** Counts what moves, by the parts of an archive of personal data, with the reasons that prevent the merge. @throws Refusal NOT_FOUND */
export async function previewMerge(deps: PersonalDataDeps, executor: Executor, pair: Pair) {
  const accounts = { ...pair, now: deps.clock() }
  const { blocks, block } = check(accounts, await store.findPair(executor, pair.from, pair.into))
  const moves: { part: string; count: number }[] = []
  for (const part of deps.parts)
    for (const [name, rows] of Object.entries(await part.read(executor, pair.from)))
      if (rows.length > 0 && !NOT_MOVED.has(name)) moves.push({ part: name, count: rows.length })
  return { moves, blocks, block }
}

/**
 * Makes `from` a part of `into`: one transaction over all modules that first locks both accounts, so that a checkout of
 * the closed account is finished before or refused after. Sessions of the closed account end; its phone signs in to the
 * account that stays. Both phones are notified. A repetition changes nothing. Returns the ids of the ended sessions.
 * @throws Refusal NOT_FOUND, ACCOUNTS_NOT_MERGED
 */
export async function mergeAccounts(
  deps: MergeDeps,
  author: Author,
  pair: Pair,
  reason: string,
): Promise<readonly string[]> {
  const merged = await again(() => deps.database.inTransaction((tx) => merge(deps, tx, author, pair, reason)))
  if (!merged) return []
  const { name } = deps.market.current().identity
  for (const { phone, language } of [merged.from, merged.into]) {
    const text = deps.notificationTemplates.sms(language, 'account.merged', { phone: maskPhone(merged.into.phone) })
    // the accounts stay merged even when the message does not arrive
    await deps.channel
      .send(phone, signedSms(text, name))
      .catch((error: unknown) => deps.log.warn({ err: error, customerId: pair.into }, 'notifying of merged accounts'))
  }
  return merged.sessions
}

/** Moves what was written to the closed account after the merge; see `SECOND_PASS_MS`. */
export const sweepMerged = (deps: PersonalDataDeps, { from, into }: Pair): Promise<void> =>
  again(() =>
    deps.database.inTransaction(async (tx) => {
      const rows = await store.lockPair(tx, from, into)
      // the account that stayed may have been erased, or merged itself
      const kept = rows.find(({ id }) => id === from)?.mergedInto
      if (kept !== into || rows.find(({ id }) => id === into)?.isErased) return
      await moveAll(deps, tx, { from, into, now: deps.clock() })
      await store.closeMerged(tx, from, into, deps.clock())
    }),
  )

async function merge(deps: MergeDeps, tx: Executor, author: Author, pair: Pair, reason: string) {
  const now = deps.clock()
  const accounts = { ...pair, now }
  const rows = await store.lockPair(tx, pair.from, pair.into)
  if (rows.some(({ id, mergedInto }) => id === pair.from && mergedInto === pair.into)) return null
  const { from, into, blocks, block } = check(accounts, rows)
  if (blocks.length > 0) throw new Refusal('ACCOUNTS_NOT_MERGED', { reasons: blocks })
  const sessions = await endOtherSessions(tx, from.id, NO_SESSION, 'ended_by_office', now)
  await moveAll(deps, tx, accounts)
  await store.fillFrom(tx, into.id, from.id)
  await saveBlock(tx, into.id, block)
  await store.closeMerged(tx, from.id, into.id, now)
  const entry = { entity: 'customer', organizationId: null, reason } as const
  const after = { from: from.id, into: into.id, phone: maskPhone(from.phone), blocked: block?.reason ?? null }
  await deps.audit.record(
    tx,
    author,
    [into.id, from.id].map((entityId) => ({ ...entry, action: 'mergeCustomers', entityId, before: null, after })),
  )
  await emit(tx, accountsMerged(pair), new Date(now.getTime() + SECOND_PASS_MS))
  return { from, into, sessions }
}

async function moveAll({ parts }: PersonalDataDeps, tx: Executor, accounts: AccountMerge): Promise<void> {
  for (const part of parts) await part.merge(tx, accounts)
}

function check(accounts: AccountMerge, rows: readonly store.MergeableRow[]) {
  const from = rows.find(({ id }) => id === accounts.from)
  const into = rows.find(({ id }) => id === accounts.into)
  if (!from || !into || from === into || from.isErased || into.isErased) throw new Refusal('NOT_FOUND')
  const blocks: MergeBlock[] = from.isLeaving || into.isLeaving ? ['leaving'] : []
  return { from, into, blocks, block: blockAfterMerge(blockIn(into), blockIn(from), accounts.now) }
}

function blockIn({
  blockReason: reason,
  blockMessage: message,
  blockedAt: since,
  blockedUntil: until,
}: store.MergeableRow) {
  const block: BlockRow | null =
    reason !== null && message !== null && since !== null ? { reason, message, since, until } : null
  return block
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || attempt === TRIES) throw error
    }
  }
}
