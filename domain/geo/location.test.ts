import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_PRECISIONS,
  changeLocation,
  decodeLocation,
  encodeLocation,
  hasDoor,
  isSameSettlement,
  type Location,
  LocationParsingError,
  placeNameOf,
  titleOf,
} from './location.ts'
import { REGIONS } from './regions.ts'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => value.trim())
  .filter((value) => value !== '')
const optional = fc.option(text)
const location: fc.Arbitrary<Location> = fc
  .record({
    title: text,
    city: optional,
    settlement: optional,
    region: text,
    regionCode: fc.constantFrom(...REGIONS.map((region) => region.code)),
    street: optional,
    house: optional,
    postalCode: optional,
    coords: fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
    }),
  })
  .filter(({ city, settlement }) => city !== null || settlement !== null)
  .chain((value) =>
    fc.constantFrom(undefined, ...ADDRESS_PRECISIONS).map((precision) => (precision ? { ...value, precision } : value)),
  )

const moscow: Location = {
  title: 'Moscow',
  city: 'Moscow',
  settlement: null,
  region: 'Moscow',
  regionCode: '77',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 55.75, longitude: 37.62 },
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('encodeLocation and decodeLocation', () => {
  it('restores any location, in URL-safe characters', () => {
    fc.assert(
      fc.property(location, (value) => {
        const encoded = encodeLocation(value)
        expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/)
        expect(decodeLocation(encoded)).toEqual(value)
      }),
    )
  })

  it('drops unknown fields', () => {
    expect(decodeLocation(encode({ ...moscow, phone: '+7', coords: { ...moscow.coords, accuracy: 5 } }))).toEqual(
      moscow,
    )
    expect(decodeLocation(encodeLocation({ ...moscow, isMain: true } as Location))).not.toHaveProperty('isMain')
  })

  it('fills in optional fields', () => {
    const { city, region, regionCode, coords } = moscow
    expect(decodeLocation(encode({ city, region, regionCode, coords }))).toEqual(moscow)
    expect(decodeLocation(encode({ settlement: 'Zhostovo', region, regionCode, coords })).title).toBe(
      'Zhostovo, Moscow',
    )
  })

  it('accepts padding', () => {
    expect(
      decodeLocation(Buffer.from(JSON.stringify(moscow)).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
    ).toEqual(moscow)
  })

  it.each([
    ['', 'not-base64url'],
    ['***', 'not-base64url'],
    ['A', 'not-base64url'],
    ['A'.repeat(5_000), 'not-base64url'],
    [Buffer.from('hello').toString('base64url'), 'not-json'],
    [Buffer.from([0xff, 0xfe]).toString('base64url'), 'not-json'],
    [encode(null), 'not-json'],
    [encode([moscow]), 'not-json'],
    [encode({ ...moscow, city: null }), 'wrong-field'],
    [encode({ ...moscow, city: '  ' }), 'wrong-field'],
    [encode({ ...moscow, city: 5 }), 'wrong-field'],
    [encode({ ...moscow, city: 'x'.repeat(301) }), 'wrong-field'],
    [encode({ ...moscow, region: undefined }), 'wrong-field'],
    [encode({ ...moscow, regionCode: 77 }), 'wrong-field'],
    [encode({ ...moscow, regionCode: '00' }), 'wrong-field'],
    [encode({ ...moscow, coords: undefined }), 'wrong-field'],
    [encode({ ...moscow, precision: 'flat' }), 'wrong-field'],
    [encode({ ...moscow, coords: { latitude: 91, longitude: 0 } }), 'wrong-field'],
    [encode({ ...moscow, coords: { latitude: '55', longitude: '37' } }), 'wrong-field'],
  ])('refuse %j', (encoded, reason) => {
    expect(() => decodeLocation(encoded)).toThrow(LocationParsingError)
    expect(() => decodeLocation(encoded)).toThrow(
      expect.objectContaining({ code: 'LOCATION_PARSING_ERROR', facts: expect.objectContaining({ reason }) }),
    )
  })

  it('never throws another error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (encoded) => {
          try {
            decodeLocation(encoded)
          } catch (error) {
            expect(error).toBeInstanceOf(LocationParsingError)
          }
        },
      ),
    )
  })
})

describe('placeNameOf', () => {
  it('prefers the town to the village', () => {
    expect(placeNameOf({ city: 'A', settlement: 'B' })).toBe('A')
    expect(placeNameOf({ city: null, settlement: 'B' })).toBe('B')
  })
})

describe('titleOf', () => {
  it('lists every part once', () => {
    expect(titleOf({ ...moscow, street: 'Arbat', house: '12' })).toBe('Moscow, Arbat, 12')
    expect(titleOf({ ...moscow, settlement: 'Village', region: 'Region' })).toBe('Village, Moscow, Region')
    expect(decodeLocation(encode({ ...moscow, title: ' ', street: 'Arbat' })).title).toBe('Moscow, Arbat')
  })
})

describe('hasDoor', () => {
  it('requires a house, and in a town a street', () => {
    expect(hasDoor({ ...moscow, street: 'Arbat', house: '12' })).toBe(true)
    expect(hasDoor({ ...moscow, street: 'Arbat', house: ' ' })).toBe(false)
    expect(hasDoor({ ...moscow, house: '12' })).toBe(false)
    expect(hasDoor({ ...moscow, settlement: 'Village', house: '12' })).toBe(true)
  })
})

describe('isSameSettlement', () => {
  it('ignores spelling differences, but not another region or village', () => {
    expect(isSameSettlement(moscow, { ...moscow, city: 'moscow' })).toBe(true)
    expect(isSameSettlement(moscow, { ...moscow, regionCode: '50' })).toBe(false)
    expect(isSameSettlement(moscow, { ...moscow, settlement: 'Village' })).toBe(false)
  })
})

describe('changeLocation', () => {
  const home: Location = { ...moscow, street: 'Arbat', house: '12', precision: 'house' }
  it('preserves fields that are not given and rebuilds the title', () => {
    expect(changeLocation(home, { house: '14' })).toEqual({
      ...home,
      title: 'Moscow, Arbat, 14',
      house: '14',
      precision: 'street',
    })
    expect(changeLocation(home, { postalCode: '119019' })).toMatchObject({ precision: 'house', house: '12' })
  })
  it('preserves coordinates only for the address they belong to', () => {
    expect(changeLocation(home, { street: 'Tverskaya' })).toMatchObject({ precision: 'place' })
    expect(changeLocation({ ...home, precision: 'place' }, { house: '14' })).toMatchObject({ precision: 'place' })
    const coords = { latitude: 55.7, longitude: 37.6 }
    expect(changeLocation(home, { house: '14', coords })).not.toHaveProperty('precision')
    expect(changeLocation(home, { house: '14', coords, precision: 'house' })).toMatchObject({ precision: 'house' })
  })
  it('reports the missing field', () => {
    expect(changeLocation(home, { city: null })).toEqual({ missing: 'city' })
    expect(changeLocation(home, { city: 'Tver', regionCode: '69' })).toEqual({ missing: 'coords' })
  })
})
