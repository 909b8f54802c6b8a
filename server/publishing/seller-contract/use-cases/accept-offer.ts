import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { offerStanding } from '@okolitsa/domain/seller-contract/offer.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { insertAcceptance, listAcceptances } from '../store/offer.store.ts'
import { demandOwner, type OwnerOfSeller } from './change-requisites.ts'

/** The version is published or announced. @throws Refusal OFFER_CHANGED */
export async function demandOfferVersion(
  { content }: Deps<'content'>,
  executor: Executor,
  version: number,
): Promise<void> {
  const { current, planned } = await content.sellersOffer(executor)
  if (current?.version !== version && planned?.version !== version) throw new Refusal('OFFER_CHANGED')
}

/**
 * Keeps the acceptance of a version by an owner and resumes sales that waited for it; a repeat keeps the first one.
 * @throws Refusal NOT_FOUND, OWNERS_ONLY, OFFER_CHANGED
 */
export async function acceptOffer(
  deps: Deps<'database' | 'clock' | 'audit' | 'sellers' | 'content'>,
  by: OwnerOfSeller,
  { version, ...from }: { readonly version: number; readonly network: string; readonly browser: string | null },
): Promise<void> {
  const { organizationId, staffId } = by
  await deps.database.inTransaction(async (tx) => {
    await deps.sellers.takeSellers(tx, [organizationId])
    await demandOwner(tx, by)
    await demandOfferVersion(deps, tx, version)
    const at = deps.clock()
    if (!(await insertAcceptance(tx, { organizationId, version, by: staffId, at, ...from }))) return
    await deps.audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: 'acceptOffer', entity: 'seller_contract', entityId: `offer-${version}`, organizationId },
        before: null,
        after: { version },
      },
    ])
    const accepted = (await listAcceptances(tx, organizationId)).map((one) => one.version)
    const { isMissing } = offerStanding(await deps.content.sellersOffer(tx), accepted)
    await deps.sellers.setContractStop(tx, organizationId, isMissing)
  })
}
