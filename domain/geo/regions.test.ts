import { describe, expect, it } from 'vitest'
import { isRegionCode, REGION_CODES } from './region-code.ts'
import { findRegion, findRegionByGeonamesCode, REGIONS } from './regions.ts'

describe('regions', () => {
  it('assigns unique codes of two characters in every catalogue', () => {
    expect(REGIONS).toHaveLength(86)
    expect(new Set(REGIONS.map((region) => region.code)).size).toBe(86)
    expect(new Set(REGIONS.map((region) => region.isoCode)).size).toBe(86)
    expect(new Set(REGIONS.map((region) => region.geonamesCode)).size).toBe(86)
    for (const region of REGIONS) expect(region.code).toMatch(/^\d\d$/)
  })

  it('states the offset of each time zone', () => {
    const winter = new Date('2026-01-15T00:00:00Z')
    for (const { code, timeZone, utcOffsetHours } of REGIONS) {
      const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(winter)
      expect([code, Number(hour)]).toEqual([code, utcOffsetHours])
    }
  })

  it('finds a region by either code', () => {
    expect(findRegion('77')?.isoCode).toBe('RU-MOW')
    expect(findRegionByGeonamesCode('RU.48')?.code).toBe('77')
    expect(findRegion('1')).toBeNull()
    expect(isRegionCode('01')).toBe(true)
    expect(isRegionCode(1)).toBe(false)
    expect(isRegionCode('777')).toBe(false)
  })
})

it('has exactly one table row for every code', () => {
  expect(REGIONS.map(({ code }) => code)).toEqual(REGION_CODES)
})
