import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBankAccount } from '../companies/bank-account.ts'
import { hasCardNumber } from '../validation/card-number.ts'
import {
  type AccountRequisites,
  requisitesAt,
  requisitesEffectiveFrom,
  requisitesMistakes,
  shownRequisites,
} from './requisites.ts'

const FIRM = { tin: '7722698789', person: null }
const FARMER = { tin: '500100732259', person: 'selfEmployed' } as const
const account: AccountRequisites = {
  kind: 'account',
  bic: '044525225',
  account: '40702810938120061991',
  correspondentAccount: '30101810400000000225',
  bankName: 'ПАО Сбербанк',
}
const personal = (digits: string) =>
  Array.from({ length: 10 }, (_, key) => `${digits.slice(0, 8)}${key}${digits.slice(8)}`).find((one) =>
    isBankAccount(one, account.bic),
  ) ?? ''

describe('requisites', () => {
  it('are an account of the own kind of the seller, with the keys of both accounts', () => {
    expect(requisitesMistakes(account, FIRM)).toEqual({})
    expect(requisitesMistakes({ ...account, bic: '144525225' }, FIRM)).toEqual({ bic: 'bic' })
    expect(requisitesMistakes({ ...account, account: '40702810038120061991' }, FIRM)).toEqual({
      account: 'bankAccount',
    })
    expect(requisitesMistakes({ ...account, correspondentAccount: '30101810400000000226' }, FIRM)).toEqual({
      correspondentAccount: 'bankAccount',
    })
    // the account of an organization is not a sole proprietor's
    expect(requisitesMistakes(account, { tin: '500100732259', person: null })).toEqual({ account: 'accountOfOther' })
    const own = { ...account, kind: 'personalAccount', account: personal('4081781000000000001') } as const
    expect(requisitesMistakes(own, FARMER)).toEqual({})
    expect(requisitesMistakes(own, FIRM)).toEqual({ kind: 'wrongValue' })
    expect(requisitesMistakes(account, FARMER)).toEqual({ kind: 'wrongValue' })
  })

  it('of a person are a phone with its bank, or the token of a card', () => {
    const sbp = { kind: 'sbp', phone: '79161234567', bankName: 'Т-Банк' } as const
    expect(requisitesMistakes(sbp, FARMER)).toEqual({})
    expect(requisitesMistakes({ ...sbp, phone: '74951234567', bankName: ' ' }, FARMER)).toEqual({
      phone: 'phone',
      bankName: 'required',
    })
    expect(requisitesMistakes({ kind: 'token', token: 'pt_2f9c01ab', lastFour: '4242' }, FARMER)).toEqual({})
    expect(requisitesMistakes({ kind: 'token', token: '4111111111111111', lastFour: '1111' }, FARMER)).toEqual({
      token: 'cardNumber',
    })
    expect(requisitesMistakes({ ...sbp, bankName: 'карта 4111 1111 1111 1111' }, FARMER)).toEqual({
      bankName: 'cardNumber',
    })
  })

  it('are shown by their last digits', () => {
    expect(shownRequisites(account)).toEqual({ kind: 'account', bankName: 'ПАО Сбербанк', tail: '1991' })
    expect(shownRequisites({ kind: 'sbp', phone: '79161234567', bankName: 'Т-Банк' }).tail).toBe('67')
  })

  it('are in force one at a time, from 72 hours after the confirmation', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 1_100 }), (confirmed, at) => {
        const moment = (hour: number) => new Date(Date.UTC(2026, 10, 1) + hour * 3_600_000)
        const versions = confirmed.map((hour, id) => ({
          id,
          hour,
          effectiveFrom: requisitesEffectiveFrom(moment(hour)),
        }))
        const { inForce, waiting } = requisitesAt(versions, moment(at))
        const old = confirmed.filter((hour) => hour + 72 <= at)
        expect(inForce?.hour).toBe(old.length > 0 ? Math.max(...old) : undefined)
        expect(waiting === null).toBe(old.length === confirmed.length)
      }),
    )
  })
})

describe('a card number', () => {
  it('is no account, phone or number without a check digit', () => {
    for (const text of ['40702810938120061991', '79161234567', '4111111111111112', '30101810400000000225'])
      expect(hasCardNumber(text)).toBe(false)
    for (const text of ['4111111111111111', 'карта 4111 1111-1111.1111', '5555555555554444'])
      expect(hasCardNumber(text)).toBe(true)
  })
})
