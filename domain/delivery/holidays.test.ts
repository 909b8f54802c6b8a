import { describe, expect, it } from 'vitest'
import { isHoliday, isNonWorkingDay, listDaysOff } from './holidays.ts'

const january = (year: number) => Array.from({ length: 8 }, (_, index) => `${year}-01-0${index + 1}`)

describe('Russian holidays', () => {
  it('lists 2026 with the days moved by law and by the Government', () => {
    expect(listDaysOff(2026)).toEqual([
      ...january(2026),
      '2026-01-09',
      '2026-02-23',
      '2026-03-08',
      '2026-03-09',
      '2026-05-01',
      '2026-05-09',
      '2026-05-11',
      '2026-06-12',
      '2026-11-04',
      '2026-12-31',
    ])
  })

  it('lists 2027 with the days that the law moves automatically', () => {
    expect(listDaysOff(2027)).toEqual([
      ...january(2027),
      '2027-02-23',
      '2027-03-08',
      '2027-05-01',
      '2027-05-03',
      '2027-05-09',
      '2027-05-10',
      '2027-06-12',
      '2027-06-14',
      '2027-11-04',
    ])
  })

  it('treats weekends as non-working days, but not as holidays', () => {
    expect(isNonWorkingDay('2026-11-21')).toBe(true)
    expect(isHoliday('2026-11-21')).toBe(false)
    expect(isNonWorkingDay('2026-11-23')).toBe(false)
  })

  it('treats a moved day off as a weekend day: offices are closed, farms work', () => {
    for (const moved of ['2026-01-09', '2026-03-09', '2026-12-31']) {
      expect([moved, isNonWorkingDay(moved), isHoliday(moved)]).toEqual([moved, true, false])
    }
    expect([isNonWorkingDay('2027-01-01'), isHoliday('2027-01-01')]).toEqual([true, true])
  })

  it.each(['2026-02-30', '2026-1-1', 'today', ''])('refuses %j', (text) => {
    expect(() => isNonWorkingDay(text)).toThrow(RangeError)
  })
})
