import type { SideChange } from '@okolitsa/contracts/office-orders/side-change.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ChangePreview } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderParty } from '@okolitsa/domain/orders/order-party.ts'
import type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { OrderPage } from '../../../sales/orders/ports.ts'
import { type OfficeOrdersDeps, partyOf } from '../order-deps.ts'

/**
 * Changes that a side of an order asked the office for. The commands and rules are those of the side; history, audit
 * trail and reason name the person of the office and the side.
 */
type SideDeps = Pick<OfficeOrdersDeps, 'orders'>
type Side = 'seller' | 'customer'

const sideOf = ({ kind }: SideChange): Side => (kind === 'edit' || kind === 'delivery' ? 'customer' : 'seller')

/** The reason with the side that asked, in the language of the office: both sides and the office read it. */
const reasonOf = (side: Side, reason: string): string => wordsIn('ru').askedBySide[side](reason)

const customerPartyOf = ({ staffId }: Office, { view }: Pick<OrderPage, 'view'>) =>
  ({ kind: 'user', customerId: view.customerId, byOffice: staffId }) as const

interface Prepared {
  readonly party: OrderParty
  readonly requestedChange: RequestedChange
  readonly preview: () => Promise<ChangePreview>
  readonly dates: readonly { readonly date: string; readonly fromHour: number; readonly toHour: number }[]
}

/** @throws Refusal NOT_FOUND, and the refusals of the side's own call */
async function prepare({ orders }: SideDeps, actor: Office, orderId: number, change: SideChange): Promise<Prepared> {
  const { page } = await orders.getForStaff(partyOf(actor), orderId)
  const party = sideOf(change) === 'seller' ? partyOf(actor) : customerPartyOf(actor, page)
  if (change.kind === 'delivery') {
    const { requestedChange, preview, dates } = await orders.previewDelivery(party, orderId, change)
    return { party, requestedChange, preview: async () => preview, dates }
  }
  return { party, requestedChange: change, preview: () => orders.previewChange(party, orderId, change), dates: [] }
}

export async function previewSideChange(deps: SideDeps, actor: Office, orderId: number, change: SideChange) {
  const { preview, dates } = await prepare(deps, actor, orderId, change)
  return { preview: await preview(), dates }
}

/** @throws Refusal ORDER_CHANGED, and those of the preview */
export async function makeSideChange(
  deps: SideDeps,
  actor: Office,
  orderId: number,
  change: SideChange,
  { expectedTotal, reason }: { readonly expectedTotal: Kopecks; readonly reason: string },
): Promise<void> {
  const { party, requestedChange } = await prepare(deps, actor, orderId, change)
  await deps.orders.applyChange(party, orderId, requestedChange, expectedTotal, reasonOf(sideOf(change), reason))
}

/** Answers a proposal of the seller. @throws Refusal NOT_FOUND, ORDER_CHANGE_FORBIDDEN, ORDER_CHANGED */
export async function answerForCustomer(
  { orders }: SideDeps,
  actor: Office,
  orderId: number,
  {
    reason,
    ...answer
  }: { readonly changeId: string; readonly yes: boolean; readonly expectedTotal: Kopecks; readonly reason: string },
): Promise<void> {
  const { page } = await orders.getForStaff(partyOf(actor), orderId)
  await orders.answerProposal({
    ...answer,
    ...{ party: customerPartyOf(actor, page), orderId, reason: reasonOf('customer', reason) },
  })
}
