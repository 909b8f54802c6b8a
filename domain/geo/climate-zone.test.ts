import { expect, it } from 'vitest'
import { CLIMATE_ZONES, climateZoneOf } from './climate-zone.ts'
import { REGIONS } from './regions.ts'

it('defines a climate zone for every region', () => {
  expect(REGIONS.filter(({ code }) => climateZoneOf(code) === null)).toEqual([])
  expect(new Set(REGIONS.map(({ code }) => climateZoneOf(code)))).toEqual(new Set(CLIMATE_ZONES))
  expect(climateZoneOf('00')).toBeNull()
})
