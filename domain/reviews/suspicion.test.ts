import { expect, it } from 'vitest'
import { NEW_ACCOUNT_HOURS, type SuspicionFacts, signsOf } from './suspicion.ts'

const honest: SuspicionFacts = {
  hasOrder: true,
  isByStaff: false,
  isReceivedByStaff: false,
  sharesEmail: false,
  sharesAddress: false,
  newAccountsAround: 0,
  accountHours: 5_000,
}
const signs = (facts: Partial<SuspicionFacts>) => signsOf({ ...honest, ...facts })

it('finds nothing about an old customer who bought and has nothing in common with the seller', () => {
  expect(signs({})).toEqual([])
  expect(signs({ accountHours: NEW_ACCOUNT_HOURS })).toEqual([])
})

it('names what the author has in common with people of the seller, and the author’s own work there alone', () => {
  expect(signs({ isReceivedByStaff: true, sharesEmail: true, sharesAddress: true })).toEqual([
    'staffReceived',
    'staffEmail',
    'staffAddress',
  ])
  expect(signs({ isByStaff: true, isReceivedByStaff: true, sharesEmail: true, sharesAddress: true })).toEqual([
    'ownStaff',
  ])
})

it('names a review without a purchase', () => {
  expect(signs({ hasOrder: false, accountHours: null })).toEqual(['noOrder'])
})

it('names a burst of new accounts, to which an old account does not belong', () => {
  expect(signs({ accountHours: 1, newAccountsAround: 2 })).toEqual(['newAccount'])
  expect(signs({ accountHours: 1, newAccountsAround: 3 })).toEqual(['burst', 'newAccount'])
  expect(signs({ newAccountsAround: 9 })).toEqual([])
})
