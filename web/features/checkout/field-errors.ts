import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import type { CheckoutForm } from './checkout-form.ts'

const FIELD_OF: Readonly<Record<string, keyof CheckoutForm>> = {
  'recipient.name': 'name',
  'recipient.phone': 'phone',
  place: 'addressText',
  'place.street': 'addressText',
  'place.house': 'addressText',
  'place.flat': 'flat',
  'place.entrance': 'entrance',
  'place.floor': 'floor',
  'place.intercom': 'intercom',
  'place.comment': 'comment',
}

/** Field errors of the server; empty when the problem is about the whole order. */
export const fieldErrorsOf = ({ errors }: Pick<Problem, 'errors'>) =>
  Object.entries(errors ?? {}).flatMap(([path, message]) => {
    const field = FIELD_OF[path]
    return field ? [{ field, message }] : []
  })
