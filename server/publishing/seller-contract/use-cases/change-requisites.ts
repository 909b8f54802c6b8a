import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type PaidSeller,
  type Requisites,
  requisitesAt,
  requisitesEffectiveFrom,
  requisitesMistakes,
  shownRequisites,
} from '@okolitsa/domain/seller-contract/requisites.ts'
import { personKindOf } from '@okolitsa/domain/sellers/person-seller.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { requisitesConfirmed } from '../events.ts'
import type { KeptRequisites } from '../ports.ts'
import type { SellerContractDeps } from '../seller-contract-deps.ts'
import {
  findContractSeller,
  findOwner,
  findRequisites,
  insertCancel,
  insertRequisites,
  listOldContacts,
  listRequisites,
} from '../store/requisites.store.ts'

export interface OwnerOfSeller {
  readonly staffId: number
  readonly organizationId: number
}

/** Requisites of a seller without those that were cancelled. */
export const keptAt = (versions: readonly KeptRequisites[], now: Date) =>
  requisitesAt(
    versions.filter(({ cancelledAt }) => cancelledAt === null),
    now,
  )

/** How the seller is paid. @throws Refusal NOT_FOUND */
export async function paidSeller(executor: Executor, organizationId: number): Promise<PaidSeller> {
  const seller = await findContractSeller(executor, organizationId)
  if (!seller) throw new Refusal('NOT_FOUND')
  return { tin: seller.tin, person: personKindOf({ ...seller, taxSystem: seller.taxSystem as TaxSystem }) }
}

/** @throws Refusal OWNERS_ONLY */
export async function demandOwner(executor: Executor, by: OwnerOfSeller): Promise<{ readonly phone: string | null }> {
  const owner = await findOwner(executor, by)
  if (!owner) throw new Refusal('OWNERS_ONLY')
  return owner
}

/** The phone of an owner for codes. @throws Refusal OWNERS_ONLY, OWNER_WITHOUT_PHONE */
export async function demandOwnerPhone(executor: Executor, by: OwnerOfSeller): Promise<string> {
  const { phone } = await demandOwner(executor, by)
  if (phone === null) throw new Refusal('OWNER_WITHOUT_PHONE')
  return phone
}

/** @throws Refusal BAD_REQUEST, REQUISITES_WAITING */
export async function refuseRequisites(
  executor: Executor,
  organizationId: number,
  requisites: Requisites,
  now: Date,
): Promise<void> {
  const mistakes = requisitesMistakes(requisites, await paidSeller(executor, organizationId))
  refuseMistakes(
    Object.fromEntries(Object.entries(mistakes).map(([field, mistake]) => [`requisites.${field}`, mistake])),
  )
  if (keptAt(await listRequisites(executor, organizationId), now).waiting) throw new Refusal('REQUISITES_WAITING')
}

/**
 * Keeps requisites that an owner has confirmed by a code. They take effect after 72 hours; everybody at the contacts
 * known before is notified at once.
 * @throws Refusal NOT_FOUND, OWNERS_ONLY, BAD_REQUEST, REQUISITES_WAITING
 */
export async function confirmRequisites(
  { database, clock, audit, sellers, sellerNotifications }: SellerContractDeps,
  by: OwnerOfSeller,
  requisites: Requisites,
): Promise<void> {
  const { organizationId, staffId } = by
  await database.inTransaction(async (tx) => {
    // two confirmations at once wait here for each other, and the second is refused
    await sellers.takeSellers(tx, [organizationId])
    await demandOwner(tx, by)
    const now = clock()
    await refuseRequisites(tx, organizationId, requisites, now)
    const [former, present] = await Promise.all([
      listOldContacts(tx, organizationId, now),
      sellerNotifications.contactsOf(tx, organizationId),
    ])
    const { phones, email } = present
    const contacts = [...new Set([...former, ...phones, ...(email === null ? [] : [email])])]
    const versionId = await insertRequisites(tx, {
      ...{ organizationId, requisites, contacts, confirmedBy: staffId },
      ...{ confirmedAt: now, effectiveFrom: requisitesEffectiveFrom(now) },
    })
    await audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: 'changeRequisites', entity: 'seller_contract', entityId: versionId, organizationId },
        before: null,
        after: { ...shownRequisites(requisites), effectiveFrom: requisitesEffectiveFrom(now).toISOString() },
      },
    ])
    await emit(tx, requisitesConfirmed({ versionId, what: 'changed' }))
  })
}

/**
 * Cancels requisites before they take effect; a repeat changes nothing.
 * @param by the owner; null = by the link of the notice
 * @throws Refusal NOT_FOUND, OWNERS_ONLY, REQUISITES_IN_FORCE
 */
export async function cancelRequisites(
  { database, clock, audit, sellers }: Deps<'database' | 'clock' | 'audit' | 'sellers'>,
  versionId: number,
  by: OwnerOfSeller | null,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const seen = await findRequisites(tx, versionId)
    if (!seen || (by && by.organizationId !== seen.organizationId)) throw new Refusal('NOT_FOUND')
    const { organizationId } = seen
    await sellers.takeSellers(tx, [organizationId])
    if (by) await demandOwner(tx, by)
    const version = await findRequisites(tx, versionId)
    if (!version || version.cancelledAt !== null) return
    const now = clock()
    if (version.effectiveFrom <= now) throw new Refusal('REQUISITES_IN_FORCE')
    await insertCancel(tx, { versionId, at: now, by: by?.staffId ?? null })
    const author: Author = by ? { kind: 'staff', staffId: by.staffId } : { kind: 'service', name: 'requisites-link' }
    await audit.record(tx, author, [
      {
        ...{ action: 'cancelRequisites', entity: 'seller_contract', entityId: versionId, organizationId },
        before: { ...shownRequisites(version.requisites) },
        after: null,
      },
    ])
    await emit(tx, requisitesConfirmed({ versionId, what: 'cancelled' }))
  })
}
