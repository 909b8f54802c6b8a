import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { listCars, savePlan } from '../store/route-plan.store.ts'
import type { CourierDeps } from './courier-deps.ts'

/**
 * Assigns orders to cars and arranges them. Refuses NOT_FOUND for a link that is not active that day. The caller has
 * checked that the seller is in the scope.
 */
export async function planRoute(
  { database, clock }: Pick<CourierDeps, 'database' | 'clock'>,
  scope: StaffScope,
  asked: {
    readonly organizationId: number
    readonly day: IsoDate
    readonly isByHand: boolean
    readonly stops: readonly { readonly orderId: number; readonly linkId: string | null }[]
    readonly mostLinks: number
  },
): Promise<void> {
  const { organizationId, day, isByHand, stops, mostLinks: most } = asked
  await database.inTransaction(async (tx) => {
    const cars = await listCars(tx, scope, { organizationId, day, now: clock(), most })
    const open = new Set(cars.filter(({ isOpen }) => isOpen).map(({ id }) => id))
    if (stops.some(({ linkId }) => linkId !== null && !open.has(linkId))) throw new Refusal('NOT_FOUND')
    const placed = stops.map((stop, index) => ({ ...stop, position: isByHand ? index : null }))
    await savePlan(tx, scope, { organizationId, day, stops: placed })
  })
}
