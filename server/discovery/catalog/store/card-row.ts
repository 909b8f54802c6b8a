import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StorageCondition, WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { PictureRow } from './picture-row.ts'

/** `product_card.card`: the part of a card that is independent of place, time and stock. */
export interface StoredCard {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly slug: string
  readonly sku: string
  readonly categoryId: number
  readonly categoryUrlKey: string
  readonly mainCategoryName: string
  readonly categoryIds: number[]
  readonly image: string
  /** Description of the picture; absent or null for most pictures. */
  readonly picture?: Omit<PictureRow, 'source'> | null
  readonly hue: number
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly maxSaleQuantity: number | null
  readonly price: Kopecks
  readonly specials: { readonly price: Kopecks; readonly from: IsoDate | null; readonly to: IsoDate | null }[]
  readonly listedOn: IsoDate
  readonly harvestReadyOn: IsoDate | null
  /** Days of production; absent on cards made before the field existed. */
  readonly productionSchedule?: ProductionSchedule | null
  /** Maximum days of transport, and the reason; absent or null = not determined yet. */
  readonly wayDays?: WayDays | null
  readonly keeping?: StorageCondition | null
  readonly shelfDays?: number | null
  /** Harvest, milking or baking day stated by the seller. Absent on cards made before the field existed. */
  readonly made?: Made | null
  readonly isOrganic?: boolean
  readonly enabled: boolean
  readonly timeZone: string
  readonly ratingSum: number
  readonly ratingCount: number
  readonly farmer: {
    readonly id: number
    readonly slug: string
    readonly title: string
    readonly place: string
  }
}

/** A product of a list with the version of its stored card and its present stock. */
export interface CardRow {
  readonly id: number
  /** Terms of the relevance in a search, by name; absent = not asked for, or sorted by popularity only. */
  readonly terms?: Readonly<Record<string, number>> | null
  /** Changes with every committed change (`xmin`); read it outside of transactions that change cards. */
  readonly version: string
  /** Stock kind; null = no stock row, so the product is not for sale. */
  readonly kind: 'unlimited' | 'counted' | 'harvest' | null
  /** Stock left, in base units. */
  readonly left: number | null
}

/** A row of a list, or a single row without a product that carries the total. */
export type CardRowOrNone = Omit<CardRow, 'id' | 'version'> & {
  readonly id: number | null
  readonly version: string | null
}

export const hasCard = <Row extends CardRowOrNone>(row: Row): row is Row & CardRow => row.id !== null

/** Columns of a CardRow, for `product_card c left join stock_level s`. */
export const CARD_COLUMNS =
  'c.product_id as id, c.xmin::text as version, s.kind, s.on_hand - s.allocated - s.held as "left"'

export interface VersionedCard {
  readonly id: number
  readonly version: string
  readonly card: StoredCard
}

/** Stored cards of products, without unknown ids. */
export const storedCards = (executor: Executor, ids: readonly number[]): Promise<VersionedCard[]> =>
  run<VersionedCard>(
    executor,
    'select product_id as id, xmin::text as version, card from product_card where product_id = any((select $1::int[])::int[])',
    [ids],
  )
