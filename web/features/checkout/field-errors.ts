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
}

/** What the server says of single fields; empty when it speaks of the order as a whole. */
export const fieldErrorsOf = ({ errors }: Pick<Problem, 'errors'>) =>
  Object.entries(errors ?? {}).flatMap(([path, message]) => {
    const field = FIELD_OF[path]
    return field ? [{ field, message }] : []
  })

/** The field whose name on the page is not its name in the form. */
const INPUT_OF: Readonly<Record<string, string>> = { addressText: 'address' }

/** Moves to a wrong field; the address is not a plain input, so the form cannot do it by itself. */
export function focusField(field: string | undefined): void {
  if (field) document.querySelector<HTMLElement>(`#checkout input[name="${INPUT_OF[field] ?? field}"]`)?.focus()
}
