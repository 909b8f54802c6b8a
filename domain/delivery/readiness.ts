import { type ProductionSchedule, productionScheduleCode } from '../catalog/production-schedule.ts'
import type { IsoDate } from '../clock/clock.ts'
import { type WayDays, wayDaysTogether } from './way-days.ts'

/** What some goods ask of the day on which they leave, and of the way. */
export interface Readiness {
  /** The latest harvest day: nothing leaves before it. Null = all is there. */
  readonly harvestReadyOn: IsoDate | null
  /** Of what is made on its days; each once. */
  readonly productionSchedules: readonly ProductionSchedule[]
  /** The most days on the way that all of them bear. */
  readonly wayDays: WayDays
}

/** What all these products together ask; those that are no product of goods ask for nothing. */
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

/** The same for the same days; shortest for what is there. */
export const readinessKey = ({
  harvestReadyOn = null,
  productionSchedules = [],
}: { readonly [K in Exclude<keyof Readiness, 'wayDays'>]?: Readiness[K] | undefined }): string =>
  productionSchedules.length === 0
    ? (harvestReadyOn ?? '')
    : `${harvestReadyOn ?? ''}${productionSchedules.map((productionSchedule) => `,${productionScheduleCode(productionSchedule)}`).join('')}`
