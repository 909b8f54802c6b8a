import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { NpdRefusal } from '../ports.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { findTaxedSeller } from '../store/income.store.ts'
import { addNpdSellers, findNpdSeller, isOwner, saveBinding } from '../store/npd.store.ts'

const OF_SELLER: TryLimit = { kind: 'npd-bind', most: 10, windowSeconds: 3_600 }

/**
 * Asks the tax service to let the market register the seller's incomes; the seller agrees in the app of the tax service.
 * While a request waits it only looks for the answer.
 * @throws Refusal OWNERS_ONLY, NOT_FOUND for another tax, TOO_MANY_REQUESTS, NPD_NOT_REGISTERED, NPD_PARTNER_UNAVAILABLE
 */
export async function bindNpd(
  { database, clock, npdPartner }: SellerTaxesDeps,
  caller: { readonly organizationId: number; readonly staffId: number },
): Promise<void> {
  const { executor } = database
  const { organizationId } = caller
  if (!(await isOwner(executor, caller))) throw new Refusal('OWNERS_ONLY')
  const now = clock()
  const seller = await findTaxedSeller(executor, organizationId)
  if (seller?.taxSystem !== 'npd') throw new Refusal('NOT_FOUND')
  if (!npdPartner) throw new Refusal('NPD_PARTNER_UNAVAILABLE')
  await addNpdSellers(executor, now)
  await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, OF_SELLER, String(organizationId), now)
    await saveTry(tx, OF_SELLER, String(organizationId), now)
  })
  const known = await findNpdSeller(executor, organizationId, 0)
  if (!known || known.boundAt) return
  try {
    const bindId = known.bindId ?? (await npdPartner.askBinding(seller.tin))
    const state = bindId === null ? 'bound' : await npdPartner.bindingOf(bindId)
    await saveBinding(executor, organizationId, {
      bindId: state === 'waiting' ? bindId : null,
      boundAt: state === 'bound' ? now : null,
    })
  } catch (error) {
    if (!(error instanceof NpdRefusal)) throw error
    throw new Refusal(error.kind === 'silence' ? 'NPD_PARTNER_UNAVAILABLE' : 'NPD_NOT_REGISTERED')
  }
}
