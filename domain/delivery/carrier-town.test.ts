import { describe, expect, it } from 'vitest'
import { type CarrierTown, carrierAt } from './carrier-town.ts'

const town = (code: number, city: string, latitude: number, longitude: number): CarrierTown => ({
  code,
  city,
  region: 'Новгородская область',
  coords: { latitude, longitude },
  offices: 1,
  lockers: 0,
})
const NOVGOROD = town(1, 'Великий Новгород', 58.52, 31.27)
const BOROVICHI = town(2, 'Боровичи', 58.39, 33.91)
const TOWNS = [NOVGOROD, BOROVICHI]
const place = (name: string, latitude: number, longitude: number) => ({
  city: name,
  settlement: null,
  regionCode: '53',
  coords: { latitude, longitude },
})

describe('the carrier at a place', () => {
  it('returns `unknown` while the list of offices is missing', () => {
    expect(carrierAt(null, place('Боровичи', 58.39, 33.91))).toEqual({ kind: 'unknown' })
  })

  it('serves a town with offices at any distance from its centre', () => {
    const centre = place('боровичи', 58.6, 33.7)
    expect(carrierAt(TOWNS, centre)).toEqual({ kind: 'served', town: BOROVICHI, isSameTown: true })
  })

  it('serves a place near a town, but not to the door', () => {
    const village = place('Кировское', 58.33, 33.95)
    expect(carrierAt(TOWNS, village)).toEqual({ kind: 'served', town: BOROVICHI, isSameTown: false })
    expect(carrierAt(TOWNS, village, 1_000)).toMatchObject({ kind: 'far', town: BOROVICHI })
  })

  it('returns the nearest town with an office when the place is not served', () => {
    const answer = carrierAt(TOWNS, place('Малая Вишера', 58.85, 32.23))
    expect(answer).toMatchObject({ kind: 'far', town: NOVGOROD })
    expect(answer.kind === 'far' && Math.round(answer.metres / 1_000)).toBe(67)
  })

  it('distinguishes towns of the same name', () => {
    expect(carrierAt(TOWNS, place('Боровичи', 55, 83)).kind).toBe('far')
    expect(carrierAt([], place('Боровичи', 58.39, 33.91))).toEqual({ kind: 'nowhere' })
  })
})
