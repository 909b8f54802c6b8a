import { expect, it } from 'vitest'
import { type ConsentEntry, isGiven, isNews, isRequiredConsent, standingOf } from './consent.ts'

const given = (edition: string): ConsentEntry => ({ purpose: 'marketing', action: 'given', edition })
const withdrawn: ConsentEntry = { purpose: 'marketing', action: 'withdrawn', edition: '1' }

it('the newest entry of a purpose decides', () => {
  const history = [withdrawn, { ...given('1'), purpose: 'agreement' as const }, given('1')]
  expect(isGiven(standingOf(history, 'marketing'))).toBe(false)
  expect(isGiven(standingOf(history, 'agreement'))).toBe(true)
  expect(standingOf(history, 'personalData')).toBeNull()
})
it('a new edition is asked for again, the same one is not', () => {
  expect(isNews(given('1'), '1')).toBe(false)
  expect(isNews(given('1'), '2')).toBe(true)
  expect(isNews(withdrawn, '1')).toBe(true)
  expect(isNews(null, '1')).toBe(true)
})
it('only the marketing consent can be withdrawn separately', () => {
  expect(isRequiredConsent('marketing')).toBe(false)
  expect(isRequiredConsent('personalData')).toBe(true)
})
