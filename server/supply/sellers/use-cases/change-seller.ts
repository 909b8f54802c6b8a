import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import {
  paymentMethodsMistakes,
  type SellerProfile,
  type SellerSchedule,
  scheduleMistakes,
  sellerMistakes,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { type SellerState, saveSeller } from '../store/organization.store.ts'
import { listPaymentMethods, savePaymentMethods } from '../store/seller-parts.store.ts'
import { SELLER_TAKEN, type SellerDeps, takeSeller } from './seller-deps.ts'

/** Seller fields on product cards. */
const SHOWN_ON_CARDS = ['type', 'slug', 'title', 'city', 'settlement', 'region', 'timeZone'] as const

export async function changeSeller(
  { audit, readModels }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  change: Partial<Omit<SellerProfile, 'image'>>,
): Promise<void> {
  const seller = await takeSeller(tx, organizationId)
  // pictures are changed by a separate command
  const profile = { ...seller.profile, ...change, image: seller.profile.image }
  const { title, ...others } = sellerMistakes(profile)
  // an old title with contacts does not prevent changes of other fields
  const isOldTitle = title === 'contacts' && profile.title === seller.profile.title
  refuseMistakes(title === undefined || isOldTitle ? others : { title, ...others })
  await orTaken(SELLER_TAKEN, () => saveSeller(tx, { ...seller, profile }))
  if (SHOWN_ON_CARDS.some((field) => profile[field] !== seller.profile[field])) {
    await readModels.refreshSellers(tx, [organizationId])
  }
  await audit.record(tx, author, [
    { ...entryOf('changeSeller', organizationId), before: { ...seller.profile }, after: { ...profile } },
  ])
}

export async function setSchedule(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  change: Partial<SellerSchedule>,
): Promise<void> {
  const seller = await takeSeller(tx, organizationId)
  const schedule = { ...seller.schedule, ...change }
  refuseMistakes(scheduleMistakes(schedule))
  await saveSeller(tx, { ...seller, schedule })
  await audit.record(tx, author, [
    { ...entryOf('setSchedule', organizationId), before: { ...seller.schedule }, after: { ...schedule } },
  ])
}

/** Hides, shows, disables or enables a seller, and refreshes the cards. */
export async function setSellerState(
  { audit, readModels }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  action: 'hideSeller' | 'showSeller' | 'enableSeller' | 'disableSeller',
): Promise<void> {
  const seller = await takeSeller(tx, organizationId)
  const stateOf = ({ isEnabled, isHidden }: Pick<SellerState, 'isEnabled' | 'isHidden'>) => ({ isEnabled, isHidden })
  const changed = {
    hideSeller: { isHidden: true },
    showSeller: { isHidden: false },
    enableSeller: { isEnabled: true },
    disableSeller: { isEnabled: false },
  }[action]
  const after = { ...seller, ...changed }
  await saveSeller(tx, after)
  if (after.isEnabled !== seller.isEnabled) await readModels.refreshSellers(tx, [organizationId])
  await audit.record(tx, author, [
    { ...entryOf(action, organizationId), before: stateOf(seller), after: stateOf(after) },
  ])
}

export async function setPaymentMethods(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  methods: readonly PaymentMethod[],
): Promise<void> {
  refuseMistakes(paymentMethodsMistakes(methods))
  await takeSeller(tx, organizationId)
  const before = await listPaymentMethods(tx, organizationId)
  await savePaymentMethods(tx, [{ organizationId, methods }])
  await audit.record(tx, author, [
    {
      ...entryOf('setPaymentMethods', organizationId),
      before: { paymentMethods: before },
      after: { paymentMethods: methods.toSorted() },
    },
  ])
}

const entryOf = (action: string, organizationId: number) => ({
  action,
  entity: 'seller' as const,
  entityId: organizationId,
  organizationId,
})
