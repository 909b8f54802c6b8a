import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { type DoorDraft, doorTyped, typedDoor } from '@okolitsa/domain/geo/door.ts'
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import type { RequestedDelivery } from '../../data/orders/use-delivery-change.ts'

type Place = OrderAnswer['place']

/** Typed values of the window. */
export interface DeliveryForm extends DoorDraft {
  readonly date: string
  /** The picked address; null = the typed text was not picked from the suggestions. */
  readonly place: Place | null
  readonly name: string
  readonly phone: string
}

export const formOf = ({ deliveryDate, place, recipient }: OrderAnswer): DeliveryForm => ({
  date: deliveryDate,
  place,
  ...typedDoor(place),
  name: recipient.name,
  phone: `+${recipient.phone}`,
})

export function wrongFields(
  { deliveryKind }: Pick<OrderAnswer, 'deliveryKind'>,
  { place, name, phone }: DeliveryForm,
): ReadonlySet<'address' | 'name' | 'phone'> {
  const wrong = new Set<'address' | 'name' | 'phone'>()
  if (deliveryKind === 'courier' && !(place?.street && place.house)) wrong.add('address')
  if (name.trim() === '') wrong.add('name')
  if (phoneOf(phone) === '') wrong.add('phone')
  return wrong
}

/** The requested differences from the order; invalid fields are omitted. */
export function requestedChangeOf(order: OrderAnswer, form: DeliveryForm): RequestedDelivery {
  const wrong = wrongFields(order, form)
  const place = form.place && { ...form.place, ...doorTyped(form) }
  const recipient = { name: form.name.trim(), phone: phoneOf(form.phone) }
  const isElsewhere = place !== null && JSON.stringify(place) !== JSON.stringify({ ...order.place })
  const isOther = recipient.name !== order.recipient.name || recipient.phone !== order.recipient.phone
  return {
    ...(form.date !== order.deliveryDate && { date: form.date }),
    ...(isElsewhere && order.deliveryKind === 'courier' && !wrong.has('address') && { place }),
    ...(isOther && !wrong.has('name') && !wrong.has('phone') && { recipient }),
  }
}

export const isNothing = (requestedChange: RequestedDelivery): boolean => Object.keys(requestedChange).length === 0
