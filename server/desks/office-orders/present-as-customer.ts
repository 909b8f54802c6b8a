import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import { maskedPhone, maskedText } from '@okolitsa/domain/office/personal-fields.ts'
import type { OrderPage } from '../../sales/orders/ports.ts'
import { presentOrder } from '../../sales/orders/public.ts'

/**
 * The customer's page of an order for the office: the same answer without actions, links to pay and photos, since the
 * office has no session of the customer, and with phone, address and texts masked. @param isNamed false = the
 * reader sees no names and texts of customers
 */
export function presentAsCustomer(
  page: OrderPage,
  { isNamed, now }: { readonly isNamed: boolean; readonly now: Date },
): OrderAnswer {
  const order = presentOrder(page, now)
  const { place, recipient } = order
  const words = (typed: string) => (isNamed ? maskedText(typed) : '')
  const none = { cancel: false, complete: false, pay: false, repeat: false, message: false }
  return {
    ...order,
    may: { ...none, payOnline: false, edit: false, changeDelivery: false, claim: false },
    payment: null,
    recipient: { name: isNamed ? recipient.name : '•••', phone: maskedPhone(recipient.phone) },
    comment: words(order.comment),
    claims: order.claims.map((claim) => ({
      ...claim,
      ...{ comment: words(claim.comment), photoIds: [], sellerPhotoIds: [] },
    })),
    history: order.history.map((step) => ({ ...step, reason: words(step.reason) })),
    proposals: order.proposals.map((proposal) => ({ ...proposal, reason: words(proposal.reason) })),
    parcelPhotoIds: [],
    doorPhotoIds: [],
    place: {
      ...place,
      ...NO_DOOR,
      title: `${place.settlement ?? place.city ?? place.region}, •••`,
      ...{ street: null, house: null, postalCode: null, coords: { latitude: 0, longitude: 0 } },
    },
  }
}
