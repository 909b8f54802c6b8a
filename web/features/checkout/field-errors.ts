import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Where a message of the server belongs on the form. */
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

/** What the server says of single fields; empty when it speaks of the order as a whole. */
export const fieldErrorsOf = ({ errors }: Pick<Problem, 'errors'>) =>
  Object.entries(errors ?? {}).flatMap(([path, message]) => {
    const field = FIELD_OF[path]
    return field ? [{ field, message }] : []
  })
