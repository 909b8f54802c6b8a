import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type NpdHold, npdHold } from '@okolitsa/domain/payouts/npd-hold.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { listStatuses } from '../store/npd.store.ts'

/** Self-employed sellers who are not paid, with the reason; empty when the tax service is not connected. */
export async function listHolds(
  { clock, registration }: Pick<SellerTaxesDeps, 'clock' | 'registration'>,
  executor: Executor,
  organizationId: number | null,
): Promise<ReadonlyMap<number, NpdHold>> {
  if (!registration.npd) return new Map()
  const today = dayIn(SHOP_TIME_ZONE, clock())
  const statuses = await listStatuses(executor, organizationId)
  return new Map(
    statuses.flatMap((status): [number, NpdHold][] => {
      const hold = npdHold(status, today)
      return hold ? [[status.organizationId, hold]] : []
    }),
  )
}
