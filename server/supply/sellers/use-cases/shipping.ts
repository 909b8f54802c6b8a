import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { closuresMistakes } from '@okolitsa/domain/sellers/closures.ts'
import { ratesMistakes } from '@okolitsa/domain/sellers/rate-mistakes.ts'
import {
  type DayRange,
  type NewShippingRate,
  type TradePlaceFields,
  tradePlaceMistakes,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { ratesBySeller } from '../store/rates.store.ts'
import { deleteRates, nextRateIds, saveRates } from '../store/seller-parts.store.ts'
import { listClosures, saveClosures } from '../store/seller-shipping.store.ts'
import {
  closeTradePlace as close,
  insertTradePlaces,
  lockTradePlace,
  saveTradePlace,
} from '../store/trade-place.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

type TradePlaceRef = { readonly organizationId: number; readonly tradePlaceId: number }

/** Replaces all rates of a seller; returns their ids in order. */
export async function setShippingRates(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  rates: readonly (NewShippingRate & { readonly id?: number })[],
): Promise<number[]> {
  refuseMistakes(ratesMistakes(rates))
  await takeSeller(tx, organizationId)
  const before = (await ratesBySeller(tx, [organizationId])).get(organizationId) ?? []
  const own = new Set(before.map(({ id }) => id))
  const kept = rates.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (kept.some((id) => !own.has(id)) || new Set(kept).size < kept.length) throw new Refusal('NOT_FOUND')
  const generated = await nextRateIds(tx, rates.length - kept.length)
  const saved = rates.map((rate) => ({ ...rate, organizationId, id: rate.id ?? generated.shift() ?? 0 }))
  await deleteRates(tx, organizationId, kept)
  await saveRates(tx, saved)
  const after = (await ratesBySeller(tx, [organizationId])).get(organizationId) ?? []
  await audit.record(tx, author, [
    {
      action: 'setShippingRates',
      entity: 'shipping_rates',
      entityId: organizationId,
      organizationId,
      before: { rates: before },
      after: { rates: after },
    },
  ])
  return saved.map(({ id }) => id)
}

/** Replaces all future days off. */
export async function setClosures(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  closures: readonly DayRange[],
): Promise<void> {
  refuseMistakes(closuresMistakes(closures))
  await takeSeller(tx, organizationId)
  const before = await listClosures(tx, organizationId)
  await saveClosures(tx, organizationId, closures)
  await audit.record(tx, author, [
    {
      action: 'setClosures',
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { closures: before },
      after: { closures: await listClosures(tx, organizationId) },
    },
  ])
}

export async function openTradePlace(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  place: TradePlaceFields,
): Promise<number> {
  refuseMistakes(tradePlaceMistakes(place))
  await takeSeller(tx, organizationId)
  const [id = 0] = await insertTradePlaces(tx, [{ ...place, organizationId }])
  await audit.record(tx, author, [
    { ...entryOf('openTradePlace', { organizationId, tradePlaceId: id }), before: null, after: { ...place } },
  ])
  return id
}

export async function changeTradePlace(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  ref: TradePlaceRef,
  change: Partial<TradePlaceFields>,
): Promise<void> {
  const before = await takeTradePlace(tx, ref)
  const after = { ...before, ...change }
  refuseMistakes(tradePlaceMistakes(after))
  await saveTradePlace(tx, ref, after)
  await audit.record(tx, author, [{ ...entryOf('changeTradePlace', ref), before: { ...before }, after: { ...after } }])
}

export async function closeTradePlace(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  ref: TradePlaceRef,
): Promise<void> {
  const before = await takeTradePlace(tx, ref)
  await close(tx, ref)
  await audit.record(tx, author, [{ ...entryOf('closeTradePlace', ref), before: { ...before }, after: null }])
}

/** Locks an open trade place of this seller together with the seller. Throws NOT_FOUND. */
async function takeTradePlace(tx: Executor, ref: TradePlaceRef): Promise<TradePlaceFields> {
  await takeSeller(tx, ref.organizationId)
  const place = await lockTradePlace(tx, ref)
  if (!place) throw new Refusal('NOT_FOUND')
  return place
}

const entryOf = (action: string, { organizationId, tradePlaceId }: TradePlaceRef) => ({
  action,
  entity: 'trade_place' as const,
  entityId: tradePlaceId,
  organizationId,
})
