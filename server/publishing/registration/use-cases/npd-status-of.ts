import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { NpdStatus } from '@okolitsa/domain/sellers/person-seller.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import { OF_NPD } from '../policy.ts'
import { type NpdRegister, NpdSilence } from '../ports.ts'

/**
 * The answer of the tax service about a self-employed person today; `unknown` = it is off or does not answer.
 * @throws Refusal NPD_NOT_REGISTERED, TOO_MANY_REQUESTS
 */
export async function npdStatusOf(
  { npd, database, clock }: Deps<'database' | 'clock'> & { readonly npd: NpdRegister | null },
  organizationId: number,
  tin: string,
): Promise<NpdStatus> {
  if (!npd) return 'unknown'
  const now = clock()
  await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, OF_NPD, String(organizationId), now)
    await saveTry(tx, OF_NPD, String(organizationId), now)
  })
  const isPayer = await npd.isPayer(tin, dayIn(SHOP_TIME_ZONE, now)).catch((error: unknown) => {
    if (error instanceof NpdSilence) return null
    throw error
  })
  if (isPayer === false) throw new Refusal('NPD_NOT_REGISTERED')
  return isPayer === null ? 'unknown' : 'registered'
}
