import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import type { Executor, InTransaction } from '../../platform/db/client.ts'
import { pipelined } from '../../platform/db/pipelined.ts'
import { emptiedShelves } from './empty-shelf.ts'
import type { StockClaim, StockService } from './ports.ts'
import { publishLowStock } from './publish-low-stock.ts'
import { recallLot, takeRecalledOff } from './recall-lot.ts'
import { shelfCommands } from './shelf.ts'
import { lotsOfLines, sureLots } from './store/label-lots.store.ts'
import { giveBackOfLines, takeForLines, trimLots } from './store/lot.store.ts'
import { findLotOrders, listNamedLots } from './store/lot-orders.store.ts'
import {
  endHold,
  expireHolds,
  insertOffer,
  lockHolds,
  lockStock,
  moveHolds,
  productOfHold,
  prolongHolds,
  type Taking,
  takeStock,
} from './store/stock.store.ts'
import { saveThreshold } from './store/threshold.store.ts'
import { sumWriteOffs } from './store/write-off.store.ts'

/** Maximum holds ended per run; the others are ended in the next run, a minute later. */
const EXPIRE_BATCH = 500

/** The stock ledger. It depends on order lines, which own holds, but not on orders. */
export function createStockModule(deps: { inTransaction: InTransaction }): StockService {
  return {
    hold,
    promise,
    commit,
    prolong: prolongHolds,
    resize,
    release: async (tx, orderLineIds, now) => {
      const holds = await moveLocked(tx, orderLineIds, ['live', 'committed'], 'released', now)
      await giveBackOfLines(tx, orderLineIds)
      await takeRecalledOff(tx, productsOf(holds), null)
    },
    handOver: async (tx, orderLineIds, now) => {
      const holds = await moveLocked(tx, orderLineIds, ['committed'], 'handed_over', now)
      await trimLots(tx, productsOf(holds))
    },
    takeLots: async (tx, orderLineIds, now) => {
      await lockHolds(tx, orderLineIds)
      await takeForLines(tx, orderLineIds, now)
    },
    recallLot,
    expire: (now) =>
      deps.inTransaction(async (tx) => {
        const ended = await expireHolds(tx, now, EXPIRE_BATCH)
        await takeRecalledOff(tx, [...new Set(ended)], null)
        return ended.length
      }),
    setAside,
    releaseHold,
    setThreshold: saveThreshold,
    sumWriteOffs,
    lotOrders: findLotOrders,
    listNamedLots,
    ...shelfCommands,
    ...emptiedShelves,
    lotsOfLines,
    sureLots,
  }
}

const hold: StockService['hold'] = (tx, claims, cause, expiresAt) =>
  take(tx, claims, { cause, expiresAt, promisedAt: null })

const promise: StockService['promise'] = (tx, claims, now) =>
  take(tx, claims, { cause: 'checkout', expiresAt: now, promisedAt: now })

async function take(tx: Executor, claims: readonly StockClaim[], how: Taking): Promise<void> {
  if (claims.length === 0) return
  let short: { productId: number; left: number }[]
  try {
    short = await takeStock(tx, claims, how)
  } catch (error) {
    // the rows are locked before they are read, so only a bug can violate the constraint
    if (!isOversold(error)) throw error
    short = [...new Set(claims.map(({ productId }) => productId))].map((productId) => ({ productId, left: 0 }))
  }
  if (short.length > 0) throw new Refusal('NOT_ENOUGH_STOCK', { products: short })
}

/** Holds stock without an order, for an offer that a customer may accept for a while. */
const setAside: StockService['setAside'] = async (tx, { productId, amount }, expiresAt) => {
  const [row] = await lockStock(tx, [productId])
  if (!row || (!row.isUnlimited && row.available < amount)) return null
  return insertOffer(tx, { productId, amount }, expiresAt)
}

const releaseHold: StockService['releaseHold'] = async (tx, holdId, now) => {
  const productId = await productOfHold(tx, holdId)
  if (productId === null) return
  await lockStock(tx, [productId])
  await endHold(tx, holdId, now)
  await takeRecalledOff(tx, [productId], null)
}

async function commit(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void> {
  const holds = await lockHolds(tx, orderLineIds)
  const ranOut = holds.filter((each) => each.state === 'expired')
  const claims = ranOut.map((each) => ({
    productId: each.productId,
    amount: each.amount,
    orderLineId: each.orderLineId,
  }))
  await hold(tx, claims, 'payment', now)
  await moveHolds(tx, orderLineIds, ['live'], 'committed', now)
}

/** Changes the amount of a hold by ending it and creating a new one, both under the lock of the stock rows. */
async function resize(
  tx: Executor,
  claims: readonly StockClaim[],
  { isPromised, expiresAt }: { isPromised: boolean; expiresAt: Date },
  now: Date,
): Promise<void> {
  const lineIds = claims.map((claim) => claim.orderLineId)
  const [, locked] = await pipelined([
    lockStock(tx, [...new Set(claims.map((claim) => claim.productId))]),
    lockHolds(tx, lineIds),
  ])
  const holds = new Map(locked.map((each) => [each.orderLineId, each]))
  const isHolding = ({ state }: { state: string }) => state === 'live' || state === 'committed'
  const changed = claims.filter(({ orderLineId, amount }) => {
    const own = holds.get(orderLineId)
    return amount !== (own && isHolding(own) ? own.amount : 0)
  })
  const changedIds = changed.map((claim) => claim.orderLineId)
  await moveHolds(tx, changedIds, ['live', 'committed'], 'released', now)
  await hold(
    tx,
    changed.filter(({ amount }) => amount > 0),
    'payment',
    expiresAt,
  )
  // lines that were shipped with lots are shipped again with their new amounts
  const [, left] = await pipelined([
    isPromised && moveHolds(tx, changedIds, ['live'], 'committed', now),
    giveBackOfLines(tx, changedIds),
  ])
  if (left.length > 0) await takeForLines(tx, left, now)
  await takeRecalledOff(tx, productsOf(changed), null)
}

const productsOf = (holds: readonly { readonly productId: number }[]) => [
  ...new Set(holds.map(({ productId }) => productId)),
]

async function moveLocked(
  tx: Executor,
  orderLineIds: readonly number[],
  from: Parameters<typeof moveHolds>[2],
  to: Parameters<typeof moveHolds>[3],
  now: Date,
): Promise<readonly { readonly productId: number }[]> {
  const holds = await lockHolds(tx, orderLineIds)
  await moveHolds(tx, orderLineIds, from, to, now)
  return holds
}

/** True = the violation of the constraint that prevents overselling. */
function isOversold(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23514' && constraint === 'stock_never_oversold'
}

export const stockModule = defineModule({
  name: 'stock',
  uses: [],
  create: ({ database, clock }) => {
    const service = createStockModule(database)
    const expire = async () => void (await service.expire(clock()))
    return {
      service,
      periodic: [
        { name: 'expire-stock-holds', cron: '* * * * *', run: expire },
        { name: 'tell-of-low-stock', cron: '* * * * *', run: () => publishLowStock(database, clock()) },
      ],
    }
  },
})
