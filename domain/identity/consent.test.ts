import { expect, it } from 'vitest'
import {
  type ConsentEntry,
  confirmedEdition,
  dayOf,
  editionOf,
  isConfirmed,
  isGiven,
  isNews,
  isRequiredConsent,
  isStanding,
  standingOf,
  versionOf,
} from './consent.ts'

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
it('counts a consent for the text in force from the version that asked again on', () => {
  const text = { edition: editionOf('2026-11-30', 5), since: 4 }
  expect([versionOf(text.edition), dayOf(text.edition), versionOf('2026-11-29')]).toEqual([5, '2026-11-30', null])
  const counts = (edition: string) => isStanding(given(edition), text)
  expect(['2026-11-29', '2026-11-02.3', '2026-11-20.4', '2026-11-30.5'].map(counts)).toEqual([false, false, true, true])
  expect(isStanding({ ...withdrawn, edition: '2026-11-30.5' }, text)).toBe(false)
  // a consent to the built-in text counts until a version asks again
  expect(isStanding(given('2026-11-29'), { ...text, since: 0 })).toBe(true)
  // each edition of a built-in text asks again
  expect(isStanding(given('2026-11-22'), { edition: '2026-11-29', since: null })).toBe(false)
})
it('stores a confirmation as what would ask again when it changes', () => {
  const builtIn = { edition: '2026-11-29', since: null }
  const own = (version: number, since: number) => ({ edition: editionOf('2026-11-30', version), since })
  expect(confirmedEdition({ agreement: builtIn, personalData: builtIn })).toBe('2026-11-29')
  const first = confirmedEdition({ agreement: own(1, 1), personalData: builtIn })
  expect(confirmedEdition({ agreement: own(2, 1), personalData: builtIn })).toBe(first)
  expect(confirmedEdition({ agreement: own(3, 3), personalData: builtIn })).not.toBe(first)
  const untouched = { agreement: own(1, 0), personalData: own(2, 0) }
  expect(['2026-11-29', 'v0', 'v3 v0'].map((stored) => isConfirmed(stored, untouched))).toEqual([true, true, true])
  const changed = { ...untouched, agreement: own(2, 2) }
  expect(['2026-11-29', 'v0', 'v2 v0'].map((stored) => isConfirmed(stored, changed))).toEqual([false, false, true])
})
