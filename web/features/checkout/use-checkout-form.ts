import { DOOR_FIELDS } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SavedAddress } from './address-block.tsx'
import { addressInForce } from './address-in-force.ts'
import { readDraft, saveDraft } from './checkout-draft.ts'
import { type CheckoutForm, type FormFacts, hasDoor, resolveCheckout } from './checkout-form.ts'

/** Known data of the customer; fills empty fields. */
export interface KnownCustomer {
  readonly name: string
  readonly phone: string
  readonly addresses: readonly SavedAddress[]
}

/**
 * The picked address. It stays in force while another one is typed over it, so that methods, sums and the field itself
 * do not change during typing.
 */
export function usePicked({ place, addressText }: Pick<CheckoutForm, 'place' | 'addressText'>): Location | null {
  const picked = useRef<Location | null>(null)
  if (hasDoor(place)) picked.current = place
  else if (addressText === '') picked.current = null
  return picked.current
}

/** The checkout form: survives a reload; known data of the customer fills empty fields. */
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
