import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { MAX_REDIRECTS, planRedirects, redirectKey, type TypedRedirect } from '@okolitsa/domain/content/redirects.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import { CONTENT_TTL_MS } from './policy.ts'
import { addUses, deleteRedirect, listAllRedirects, lockRedirects, writeRedirects } from './store/redirect.store.ts'

const mapOf = (rows: readonly TypedRedirect[]) => new Map(rows.map(({ from, to }) => [from, to]))

/**
 * Redirects of a market: a node keeps all of them in memory and looks one up where a page is missing, so a live page
 * is never hidden and costs nothing. Uses are counted in memory and written in batches.
 */
export function createRedirects({
  database: { executor, inTransaction },
  audit,
  clock,
}: Deps<'database' | 'audit' | 'clock'>) {
  const kept = createTimedCache<ReadonlyMap<string, string>>({ ttlMs: CONTENT_TTL_MS, most: 1 })
  let uses = new Map<string, number>()
  const all = () => kept.get('all', async () => mapOf(await listAllRedirects(executor, MAX_REDIRECTS)))
  const present = async (on: Executor) => mapOf(await listAllRedirects(on, MAX_REDIRECTS))
  const record = (
    tx: Executor,
    staffId: number,
    action: string,
    changes: readonly { path: string; before: string | null; after: string | null }[],
  ) =>
    audit.record(
      tx,
      { kind: 'staff', staffId },
      changes.map(({ path, before, after }) => ({
        action,
        entity: 'content',
        entityId: path,
        organizationId: null,
        before: before === null ? null : { target: before },
        after: after === null ? null : { target: after },
      })),
    )

  return {
    forget: () => kept.clear(),
    /** Where a missing page leads; null = nowhere. The use is counted when the visitor is sent there. */
    async redirectOf(pathname: string): Promise<string | null> {
      return (await all()).get(redirectKey(pathname)) ?? null
    },
    /** Counts a visitor who was sent on; other redirects of the shop are not counted. */
    async countRedirect(pathname: string): Promise<void> {
      const key = redirectKey(pathname)
      if ((await all()).has(key)) uses.set(key, (uses.get(key) ?? 0) + 1)
    },
    async writeUses(): Promise<void> {
      if (uses.size === 0) return
      const counted = uses
      uses = new Map()
      await addUses(executor, counted, dayIn(SHOP_TIME_ZONE, clock()))
    },
    preview: async (typed: readonly TypedRedirect[]) => planRedirects(await present(executor), typed).rows,
    save: (staffId: number, typed: readonly TypedRedirect[]) =>
      inTransaction(async (tx) => {
        await lockRedirects(tx)
        const before = await present(tx)
        const { rows, writes } = planRedirects(before, typed)
        if (writes.size > 0) {
          const written = [...writes].map(([from, to]) => ({ from, to }))
          await writeRedirects(tx, written, { staffId, now: clock() })
          await record(
            tx,
            staffId,
            'saveRedirect',
            written.map(({ from, to }) => ({ path: from, before: before.get(from) ?? null, after: to })),
          )
        }
        return rows
      }),
    remove: (staffId: number, id: number) =>
      inTransaction(async (tx) => {
        const removed = await deleteRedirect(tx, id)
        if (!removed) throw new Refusal('NOT_FOUND')
        await record(tx, staffId, 'removeRedirect', [{ path: removed.from, before: removed.to, after: null }])
      }),
  }
}
export type Redirects = ReturnType<typeof createRedirects>
