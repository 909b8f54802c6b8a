import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../services.ts'
import { MAX_SELLERS_AT_ONCE, MAX_STALE_SELLERS, SELLERS_TTL_MS } from './policy.ts'
import type { Seller, SellerSnapshot, SellerSnapshots } from './ports.ts'
import { listSellerIds, listSellers } from './store/list-sellers.ts'

export interface SellerCache extends SellerSnapshots {
  /** Invalidates a seller, which the next read queries again; null = all sellers. */
  forget(organizationId?: number | null): void
}

/**
 * A cache of sellers with rates, areas and trade places. Invalidated sellers are read again on the next call;
 * concurrent callers share one read that began after the invalidation, and of a single changed seller only that one is
 * read. A seller with unchanged rows stays the same object, so data derived from it stays valid.
 */
export function createSellerCache(
  options: Deps<'executor' | 'clock'> & {
    nowMs?: () => number
  },
): SellerCache {
  const { executor, clock, nowMs = () => performance.now() } = options
  let snapshot: SellerSnapshot = { version: 0, byId: new Map() }
  /** Ids of invalidated sellers; null = all. */
  let stale: Set<number> | null = null
  /** Numbers of the latest invalidation and of the one contained in the snapshot. */
  let forgotten = 1
  let known = 0
  let readAt = 0
  let reading: { readonly knows: number; readonly ended: Promise<void> } | null = null

  const current = async (): Promise<SellerSnapshot> => {
    const asked = forgotten
    while (known < asked) {
      const { knows, ended } = reading ?? begin()
      // a read that began before a change may miss it, so another one follows
      await (knows < asked ? ended.catch(() => undefined) : ended)
    }
    // the old snapshot is used during the read, and while the database is unavailable
    if (nowMs() - readAt > SELLERS_TTL_MS) renew()
    return snapshot
  }

  const begin = () => {
    const [knows, wanted] = [forgotten, stale]
    stale = new Set()
    const ended = (wanted === null ? readAll() : readSome([...wanted]))
      .then(
        () => {
          known = knows
        },
        (error: unknown) => {
          stale = wanted === null || stale === null ? null : new Set([...wanted, ...stale])
          throw error
        },
      )
      .finally(() => {
        reading = null
      })
    reading = { knows, ended }
    return reading
  }

  let isRenewing = false
  /** Reads all sellers again in the background, since changes of ratings and popularity are not announced. */
  const renew = (): void => {
    if (isRenewing) return
    isRenewing = true
    readAll()
      // the next call tries again
      .catch(() => undefined)
      .finally(() => {
        isRenewing = false
      })
  }

  /** Reads all sellers in batches, since thousands in one query would block other work. */
  async function readAll(): Promise<void> {
    const before = snapshot
    const byId = new Map<number, Seller>()
    const ids = await listSellerIds(executor)
    for (let from = 0; from < ids.length; from += MAX_SELLERS_AT_ONCE)
      for (const seller of await listSellers(executor, clock(), ids.slice(from, from + MAX_SELLERS_AT_ONCE)))
        byId.set(seller.id, unlessSame(before.byId.get(seller.id), seller))
    // a seller that was read separately meanwhile is newer
    for (const id of new Set([...before.byId.keys(), ...snapshot.byId.keys()])) {
      const known = snapshot.byId.get(id)
      if (known === before.byId.get(id)) continue
      if (known) byId.set(id, known)
      else byId.delete(id)
    }
    publish(byId)
    readAt = nowMs()
  }

  async function readSome(ids: readonly number[]): Promise<void> {
    const found = new Map((await listSellers(executor, clock(), ids)).map((seller) => [seller.id, seller]))
    const byId = new Map(snapshot.byId)
    for (const id of ids) {
      const seller = found.get(id)
      if (seller) byId.set(id, unlessSame(byId.get(id), seller))
      else byId.delete(id)
    }
    publish(byId)
  }

  const publish = (byId: ReadonlyMap<number, Seller>) => {
    snapshot = { version: snapshot.version + 1, byId }
  }

  return {
    current,
    forget(organizationId = null) {
      forgotten++
      if (organizationId === null || (stale?.size ?? 0) >= MAX_STALE_SELLERS) stale = null
      else stale?.add(organizationId)
    },
  }
}

const unlessSame = (known: Seller | undefined, read: Seller): Seller =>
  known && isDeepStrictEqual(known, read) ? known : read
