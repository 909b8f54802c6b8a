import { expect, it } from 'vitest'
import { dueReminder, firstDayOfTerms, offerStanding } from './offer.ts'

it('asks for the versions that count, and for the announced one until its day', () => {
  const planned = { version: 4, from: '2027-01-15' }
  expect(offerStanding({ counted: [], planned: null }, [])).toEqual({ isMissing: false, acceptBy: null })
  expect(offerStanding({ counted: [2, 3], planned }, [])).toEqual({ isMissing: true, acceptBy: '2027-01-15' })
  expect(offerStanding({ counted: [2, 3], planned }, [2])).toEqual({ isMissing: false, acceptBy: '2027-01-15' })
  expect(offerStanding({ counted: [2, 3], planned }, [1, 4])).toEqual({ isMissing: true, acceptBy: null })
  expect(offerStanding({ counted: [2, 3], planned }, [3, 4])).toEqual({ isMissing: false, acceptBy: null })
})

it('gives 45 days before worse terms and 15 before others, with reminders 7 days and 1 day before', () => {
  expect(firstDayOfTerms('2026-11-21', true)).toBe('2027-01-05')
  expect(firstDayOfTerms('2026-11-21', false)).toBe('2026-12-06')
  expect(dueReminder('2026-11-21', '2026-11-29')).toBeNull()
  expect(dueReminder('2026-11-22', '2026-11-29')).toBe(7)
  expect(dueReminder('2026-11-27', '2026-11-29')).toBe(7)
  expect(dueReminder('2026-11-28', '2026-11-29')).toBe(1)
})
