import { grownThere, isInSeason, type Months } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { climateZoneOf } from '@okolitsa/domain/geo/climate-zone.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../../services.ts'
import { findGoodsProduct } from '../store/goods-product.store.ts'

export type SeasonDeps = Deps<'database' | 'products' | 'sellers'>

/** The harvest season at the seller when a day is outside of it; null = inside, or unknown. Refuses NOT_FOUND. */
export async function outOfSeason(
  { database: { executor }, products, sellers }: SeasonDeps,
  scope: StaffScope,
  id: number,
  readyOn: IsoDate,
): Promise<{ title: string; months: Months[] } | null> {
  const row = await findGoodsProduct(executor, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [calendar, seller] = await Promise.all([products.listCrops(executor), sellers.sellerOf(row.organizationId)])
  const grown = grownThere(calendar, row.title, climateZoneOf(seller?.place.regionCode ?? ''))
  if (!grown || isInSeason(grown.months, readyOn)) return null
  return { title: grown.crop.title, months: grown.months.map((months) => ({ ...months })) }
}
