import type { User } from '@okolitsa/contracts/identity/profile.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { birthDateMistake, emailMistake, nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ProfileChange } from '../../data/identity/use-change-profile.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'

/** The profile as typed: an empty field means «not given». */
export interface ProfileForm {
  firstName: string
  lastName: string
  email: string
  birthDate: string
}

const rules = {
  firstName: nameMistake,
  lastName: nameMistake,
  email: emailMistake,
  birthDate: (day: string) => birthDateMistake(day, dayIn(SHOP_TIME_ZONE, pageClock.now())),
}

/** The message of one field, or undefined; only the first name is required. */
export function profileError(name: keyof ProfileForm, value: string): string | undefined {
  if (value === '' && name !== 'firstName') return undefined
  const mistake = rules[name](value)
  return mistake === null ? undefined : validationTexts[mistake]
}

export const resolveProfile: Resolver<ProfileForm> = (values) => {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const name of Object.keys(rules) as (keyof ProfileForm)[]) {
    const message = profileError(name, values[name])
    if (message) errors[name] = { type: 'validate', message }
  }
  return Object.keys(errors).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: errors as FieldErrors<ProfileForm> }
}

export const profileFormOf = (customer: User): ProfileForm => ({
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  email: customer.email ?? '',
  birthDate: customer.birthDate ?? '',
})

export const profileChangeOf = (form: ProfileForm): ProfileChange => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim() || null,
  email: form.email.trim() || null,
  birthDate: form.birthDate || null,
})
