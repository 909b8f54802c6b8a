import type { Language } from '@okolitsa/domain/language/language.ts'
import { maskedEmail, maskedPhone, type PersonalField } from '@okolitsa/domain/office/personal-fields.ts'
import { isService } from '@okolitsa/domain/orders/order-status.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { OrderPage } from '../../sales/orders/ports.ts'
import type { OrderFactsRow } from './store/order-facts.store.ts'

export interface PersonalValue {
  readonly field: PersonalField
  readonly value: string
  readonly masked: string
}

/** `+79164520042`: a phone as it is dialled. */
const dialled = (phone: string): string => `+${phone.replace(/\D/g, '')}`

/** Personal fields of an order; an erased account and a pickup leave some of them out. */
export function personalValuesOf(
  { view }: Pick<OrderPage, 'view'>,
  { phone, email, isErased }: Pick<OrderFactsRow, 'phone' | 'email' | 'isErased'>,
  language: Language,
): PersonalValue[] {
  if (isErased) return []
  const { place, recipientPhone } = view
  const isToDoor = view.deliveryKind !== 'pickup' && !isService(view.deliveryKind) && view.carrierPoint === null
  const door = isToDoor ? wordsIn(language).couriers.door(place) : ''
  const address = [place.title, door, isToDoor ? place.comment : null].filter(Boolean).join(', ')
  return [
    ...(recipientPhone
      ? [{ field: 'recipientPhone' as const, value: dialled(recipientPhone), masked: maskedPhone(recipientPhone) }]
      : []),
    // the phone of the account, when somebody else receives the order
    ...(phone === recipientPhone
      ? []
      : [{ field: 'phone' as const, value: dialled(phone), masked: maskedPhone(phone) }]),
    ...(email === null ? [] : [{ field: 'email' as const, value: email, masked: maskedEmail(email) }]),
    ...(isToDoor
      ? [
          {
            field: 'address' as const,
            value: address,
            masked: `${place.settlement ?? place.city ?? place.region}, •••`,
          },
        ]
      : []),
  ]
}
