import { describe, expect, it } from 'vitest'
import { OFFICE_ROLES, officePermissionsOf } from './permissions.ts'
import { maskedEmail, maskedPhone, maskedText, seesNames } from './personal-fields.ts'

describe('maskedPhone', () => {
  it('shows the last two digits only', () => {
    expect(maskedPhone('79164520042')).toBe('+7 ••• •••-••-42')
    expect(maskedPhone('12345')).toBe('•••45')
    expect(maskedPhone('')).toBe('•••')
  })
})

describe('maskedEmail', () => {
  it.each([
    ['vera@example.ru', 'v•••@example.ru'],
    ['@example.ru', '•••'],
    ['', '•••'],
  ])('masks %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })
})

describe('maskedText', () => {
  it('masks phones and e-mails and keeps the rest', () => {
    expect(maskedText('Звоните 8 (916) 452-00-42 или vera@example.ru, код 1234')).toBe(
      'Звоните +7 ••• •••-••-42 или v•••@example.ru, код 1234',
    )
  })
})

describe('permissions', () => {
  it('shows names to every role that reads orders except the analyst', () => {
    const readers = OFFICE_ROLES.filter((role) => officePermissionsOf([role]).includes('seeOrders'))
    expect(readers).toEqual(['owner', 'support', 'curator', 'accountant', 'analyst'])
    expect(readers.filter((role) => !seesNames(officePermissionsOf([role])))).toEqual(['analyst'])
  })

  it('lets support and the owner reveal personal data', () => {
    expect(OFFICE_ROLES.filter((role) => officePermissionsOf([role]).includes('revealPersonalData'))).toEqual([
      'owner',
      'support',
    ])
  })
})
