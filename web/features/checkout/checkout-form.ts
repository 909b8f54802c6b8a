import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { type DoorDraft, doorTyped } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, hasDoor as isDoor, type Location } from '@okolitsa/domain/geo/location.ts'
import { recipientNameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { CheckoutInput } from '../../data/checkout/use-place-order.ts'
import type { CartChoice, SettledChoice } from './checkout-choice.ts'

/** Typed and chosen values. Choices are keyed by seller, so they survive a merge of carts at sign-in. */
export interface CheckoutForm extends DoorDraft {
  name: string
  phone: string
  addressText: string
  /** The picked address with street and house. */
  place: Location | null
  /** Choices by seller's id. */
  choices: Record<string, CartChoice>
}

export interface FormFacts {
  readonly needsAddress: boolean
  /** The courier serves a part of the town: the house must be marked on the map. */
  readonly needsPoint?: boolean
}

/** Whether a courier can deliver to the address. */
export const hasDoor = (place: Location | null): place is Location => place !== null && isDoor(place)

/** Errors of all invalid fields in the order of the screen. */
export function errorsOf(values: CheckoutForm, { needsAddress, needsPoint }: FormFacts): Record<string, string> {
  const errors: Record<string, string> = {}
  if (needsAddress && !hasDoor(values.place)) errors.addressText = text.addressPick
  else if (needsPoint) errors.addressText = text.point.needed
  const mistake = recipientNameMistake(values.name)
  if (mistake) errors.name = validationTexts[mistake]
  if (phoneOf(values.phone) === '') errors.phone = validationTexts.phone
  return errors
}

/** Resolver of React Hook Form; the data comes as its context. */
export const resolveCheckout: Resolver<CheckoutForm, FormFacts> = (values, facts) => {
  const found = Object.entries(errorsOf(values, facts ?? { needsAddress: false }))
  if (found.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'validate', message }]))
  return { values: {}, errors: errors as FieldErrors<CheckoutForm> }
}

/** A cart to order with its choice and the displayed sums. */
export interface OrderedCart {
  readonly cartId: string
  readonly settled: SettledChoice
  readonly choice: CartChoice
  readonly calculation: CartCalculation
}

/** Discounts included in the displayed sums; a code without effect is omitted. */
function takenOff({ settled, calculation }: OrderedCart) {
  const { promoCode, totals, usesFreeDelivery } = calculation
  return {
    ...(usesFreeDelivery && settled.methodCode === 'courier' && { useFreeDelivery: true }),
    ...(promoCode && !promoCode.refusal && { promoCode: promoCode.code }),
    ...(totals.bonuses > 0 && { bonuses: totals.bonuses }),
  }
}

/** Substitution rules of the current lines. */
const requestedChangesOf = ({ choice, calculation }: OrderedCart) =>
  calculation.products.flatMap(({ id }) => {
    const rule = choice.substitutions[id]
    return rule ? [{ productId: id, rule }] : []
  })

/**
 * The request body; its totals are the displayed sums. @param shownFor the place of the displayed methods and sums; a
 * parcel to a pickup point needs no door, but its town
 */
export function bodyOf(values: CheckoutForm, carts: readonly OrderedCart[], shownFor: Location): CheckoutInput {
  const goesSomewhere = carts.some(({ settled }) => settled.methodCode !== 'pickup')
  const place = bareLocation(hasDoor(values.place) ? values.place : shownFor)
  return {
    carts: carts.map((cart) => ({
      cartId: cart.cartId,
      methodCode: cart.settled.methodCode,
      ...(cart.settled.method.tradePlace && { tradePlaceId: cart.settled.method.tradePlace.id }),
      ...(cart.settled.carrierPointCode && { carrierPointCode: cart.settled.carrierPointCode }),
      date: cart.settled.date.date,
      paymentMethod: cart.settled.paymentMethod,
      comment: cart.choice.comment.trim(),
      ...takenOff(cart),
      substitutions: requestedChangesOf(cart),
      expectedTotal: cart.settled.total,
      ...(cart.settled.dinner && {
        dinner: {
          slotFrom: cart.settled.dinner.slot?.from ?? null,
          cutlery: cart.choice.cutlery,
          dropOff: cart.choice.dropOff,
        },
      }),
    })),
    place: goesSomewhere ? { ...place, ...doorTyped(values) } : null,
    recipient: { name: values.name.trim(), phone: values.phone },
  }
}
