import { DOOR_FIELDS } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SavedAddress } from './address-block.tsx'
import { addressInForce } from './address-in-force.ts'
import { readDraft, saveDraft } from './checkout-draft.ts'
import { type CheckoutForm, type FormFacts, hasDoor, resolveCheckout } from './checkout-form.ts'

/** Who is buying, as far as it is known: fills what is still empty. */
export interface KnownCustomer {
  readonly name: string
  readonly phone: string
  readonly addresses: readonly SavedAddress[]
}

/**
 * The address that was picked. While another one is typed over it it stays in force: ways and sums, and with them the
 * field itself, must not change under the hands.
 */
export function usePicked({ place, addressText }: Pick<CheckoutForm, 'place' | 'addressText'>): Location | null {
  const picked = useRef<Location | null>(null)
  if (hasDoor(place)) picked.current = place
  else if (addressText === '') picked.current = null
  return picked.current
}

/** The form of the checkout: kept over a reload, filled with what is known of the customer where nothing is typed yet. */
export function useCheckoutForm(customer: KnownCustomer | null, visitorPlace: Location) {
  const facts = useRef<FormFacts>({ needsAddress: false })
  const form = useForm<CheckoutForm, FormFacts>({
    defaultValues: readDraft(),
    resolver: (values, _context, options) => resolveCheckout(values, facts.current, options),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { control, setValue, getValues } = form
  const values = useWatch({ control }) as CheckoutForm

  useEffect(() => saveDraft(values), [values])
  useEffect(() => {
    const known = getValues()
    const inForce = addressInForce(known, visitorPlace, customer?.addresses ?? [])
    if (inForce === known) return
    setValue('place', inForce.place)
    setValue('addressText', inForce.addressText)
    for (const field of DOOR_FIELDS) setValue(field, inForce[field])
  }, [visitorPlace, customer, getValues, setValue])
  useEffect(() => {
    if (!customer) return
    const known = getValues()
    if (!known.name && customer.name) setValue('name', customer.name)
    if (!known.phone && customer.phone) setValue('phone', customer.phone)
  }, [customer, getValues, setValue])

  return { form, values, facts }
}
