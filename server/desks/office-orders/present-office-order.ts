import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { maskedText, REVEAL_MS } from '@okolitsa/domain/office/personal-fields.ts'
import type { OrderPage } from '../../sales/orders/ports.ts'
import { presentOrder } from '../../sales/orders/public.ts'
import type { PersonalValue } from './personal-values.ts'
import type { RevealRow } from './store/office-work.store.ts'
import type { OrderFactsRow } from './store/order-facts.store.ts'

interface Shown {
  readonly page: OrderPage
  readonly facts: OrderFactsRow
  readonly personal: readonly PersonalValue[]
  readonly reveals: readonly RevealRow[]
  /** True = the reader may read names and texts of customers. */
  readonly isNamed: boolean
}

/** The order with its people and the work of the office; money, abilities and timeline are added by the use case. */
export function presentOfficeOrder(
  { page, facts, personal, reveals, isNamed }: Shown,
  now: Date,
): Omit<OfficeOrder, 'money' | 'costs' | 'team' | 'refunding' | 'abilities' | 'templates' | 'timeline'> {
  const order = presentOrder(page, now)
  const name = [facts.firstName, facts.lastName].filter(Boolean).join(' ')
  return {
    order: presentFacts(order),
    customer: {
      id: facts.customerId,
      name: isNamed ? name || order.recipient.name : null,
      recipientName: isNamed ? order.recipient.name : null,
      since: facts.customerSince.toISOString(),
      isErased: facts.isErased,
      orders: facts.orders,
      canceled: facts.canceled,
      comment: isNamed && order.comment !== '' ? maskedText(order.comment) : null,
    },
    personal: isNamed ? personal.map(({ field, masked }) => ({ field, masked })) : [],
    revealed: reveals.flatMap(({ field, at }) => {
      const found = personal.find((one) => one.field === field)
      return found ? [presentReveal(found, at)] : []
    }),
    claims: order.claims.map((claim) => ({ ...claim, comment: isNamed ? maskedText(claim.comment) : '' })),
    proposals: order.proposals.map((proposal) => ({
      ...proposal,
      reason: isNamed ? maskedText(proposal.reason) : '',
      mayWithdraw: proposal.actor === 'admin',
    })),
    owner: facts.ownerId === null ? null : { id: facts.ownerId, name: facts.ownerName ?? '' },
    callBack: facts.callBackAt?.toISOString() ?? null,
    notes: isNamed ? facts.notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })) : [],
  }
}

export const presentReveal = ({ field, value }: PersonalValue, at: Date): OfficeOrder['revealed'][number] => ({
  field,
  value,
  until: new Date(at.getTime() + REVEAL_MS).toISOString(),
})

/** Fields without personal data, one by one: unlisted fields stay hidden. */
function presentFacts(order: OrderAnswer): OfficeOrder['order'] {
  return {
    id: order.id,
    number: order.number,
    orderGroupId: order.orderGroupId,
    farmerId: order.farmerId,
    farmer: order.farmer,
    status: order.status,
    deliveryStatus: order.deliveryStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    isHeld: order.isHeld,
    deliveryKind: order.deliveryKind,
    orderDate: order.orderDate,
    orderCancelingInitiator: order.orderCancelingInitiator,
    systemCancelReason: order.systemCancelReason,
    completionIssuer: order.completionIssuer,
    deliveryDate: order.deliveryDate,
    deliveryWindow: order.deliveryWindow,
    waitsForDay: order.waitsForDay,
    dinner: order.dinner,
    total: order.total,
    ceiling: order.ceiling,
    claimBefore: order.claimBefore,
    progress: order.progress,
    lines: order.lines,
    sums: order.sums,
    usedFreeDelivery: order.usedFreeDelivery,
    tradePlace: order.tradePlace,
    carrierPoint: order.carrierPoint,
    carrierTariff: order.carrierTariff,
    returnedBonuses: order.returnedBonuses,
    refunds: order.refunds,
    debts: order.debts,
    packages: order.packages,
  }
}
