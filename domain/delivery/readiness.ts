import { type ProductionSchedule, productionScheduleCode } from '../catalog/production-schedule.ts'
import type { IsoDate } from '../clock/clock.ts'
import { type WayDays, wayDaysTogether } from './way-days.ts'

/** Requirements of products for the departure day and the transport time. */
export interface Readiness {
  /** Latest harvest day, before which the goods cannot leave; null = all are in stock. */
  readonly harvestReadyOn: IsoDate | null
  /** Schedules of products that are made on certain days; unique. */
  readonly productionSchedules: readonly ProductionSchedule[]
  /** Maximum days on the way that all of the products tolerate. */
  readonly wayDays: WayDays
}

/** Combined requirements of products; only goods have requirements. */
export function readinessOf(
  products: readonly {
    readonly harvestReadyOn: IsoDate | null
    readonly productionSchedule: ProductionSchedule | null
    readonly wayDays: WayDays
  }[],
): Readiness {
  const harvests = products.flatMap(({ harvestReadyOn }) => harvestReadyOn ?? []).sort()
  const productionSchedules = new Map(
    products.flatMap(({ productionSchedule }) =>
      productionSchedule ? [[productionScheduleCode(productionSchedule), productionSchedule] as const] : [],
    ),
  )
  return {
    harvestReadyOn: harvests.at(-1) ?? null,
    productionSchedules: [...productionSchedules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, productionSchedule]) => productionSchedule),
    wayDays: wayDaysTogether(products.map(({ wayDays }) => wayDays)),
  }
}

/** A cache key that is equal for equal requirements and shortest for products in stock. */
export const readinessKey = ({
  harvestReadyOn = null,
  productionSchedules = [],
}: { readonly [K in Exclude<keyof Readiness, 'wayDays'>]?: Readiness[K] | undefined }): string =>
  productionSchedules.length === 0
    ? (harvestReadyOn ?? '')
    : `${harvestReadyOn ?? ''}${productionSchedules.map((productionSchedule) => `,${productionScheduleCode(productionSchedule)}`).join('')}`
