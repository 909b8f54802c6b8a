import { expect, it } from 'vitest'
import { type ConsentEntry, isGiven, isNews, isRequiredConsent, standingOf } from './consent.ts'

const given = (edition: string): ConsentEntry => ({ purpose: 'marketing', action: 'given', edition })
const withdrawn: ConsentEntry = { purpose: 'marketing', action: 'withdrawn', edition: '1' }

it('uses the newest entry of a purpose', () => {
  const history = [withdrawn, { ...given('1'), purpose: 'agreement' as const }, given('1')]
  expect(isGiven(standingOf(history, 'marketing'))).toBe(false)
  expect(isGiven(standingOf(history, 'agreement'))).toBe(true)
  expect(standingOf(history, 'personalData')).toBeNull()
})
it('requests consent again for a new edition, but not for the same one', () => {
  expect(isNews(given('1'), '1')).toBe(false)
  expect(isNews(given('1'), '2')).toBe(true)
  expect(isNews(withdrawn, '1')).toBe(true)
  expect(isNews(null, '1')).toBe(true)
})
it('allows only the marketing consent to be withdrawn separately', () => {
  expect(isRequiredConsent('marketing')).toBe(false)
  expect(isRequiredConsent('personalData')).toBe(true)
})
