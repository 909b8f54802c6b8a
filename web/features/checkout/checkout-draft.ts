import { typedDoor } from '@okolitsa/domain/geo/door.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** The draft survives a reload of the tab and is removed at sign-out. */
const KEY = personalKey('checkout')

export const EMPTY_FORM: CheckoutForm = {
  name: '',
  phone: '',
  addressText: '',
  place: null,
  ...typedDoor(),
  choices: {},
}

export function readDraft(): CheckoutForm {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...EMPTY_FORM, ...stored } : EMPTY_FORM
  } catch {
    return EMPTY_FORM
  }
}

export function saveDraft(form: CheckoutForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form))
  } catch {
    // storage is full or forbidden: the form works without a draft
  }
}

/** Removes the choices of ordered carts; address, recipient and other carts stay for the next order. */
export function forgetChoices(form: CheckoutForm, organizationIds: readonly number[]): void {
  const choices = Object.entries(form.choices).filter(
    ([organizationId]) => !organizationIds.includes(Number(organizationId)),
  )
  saveDraft({ ...form, choices: Object.fromEntries(choices) })
}
