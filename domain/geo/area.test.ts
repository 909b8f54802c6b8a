import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, areaCovers, coverageOf, isInPolygon } from './area.ts'
import { distanceMetres } from './distance.ts'

const OREL_DOTTED = '\u041e\u0440\u0451\u043b'
const OREL_PLAIN = '\u041e\u0420\u0415\u041b'
const moscow = { city: 'Moscow', settlement: null, regionCode: '77', coords: { latitude: 55.75, longitude: 37.62 } }
const at = (latitude: number, longitude: number) => ({ ...moscow, coords: { latitude, longitude } })
const square = [
  { latitude: 10, longitude: 10 },
  { latitude: 10, longitude: 20 },
  { latitude: 20, longitude: 20 },
  { latitude: 20, longitude: 10 },
]
const near = fc.record({
  latitude: fc.double({ min: 40, max: 70, noNaN: true }),
  longitude: fc.double({ min: 20, max: 170, noNaN: true }),
})

describe('areaCovers', () => {
  it('covers the whole country', () => {
    expect(areaCovers({ kind: 'country' }, moscow)).toBe(true)
  })

  it('matches regions by code', () => {
    expect(areaCovers({ kind: 'region', regionCode: '77' }, moscow)).toBe(true)
    expect(areaCovers({ kind: 'region', regionCode: '50' }, moscow)).toBe(false)
  })

  it('matches cities by name and region, ignoring case, dots and hyphens', () => {
    const orel = { ...moscow, city: OREL_DOTTED, regionCode: '57' }
    expect(areaCovers({ kind: 'city', city: OREL_PLAIN, regionCode: '57' }, orel)).toBe(true)
    expect(areaCovers({ kind: 'city', city: OREL_PLAIN, regionCode: '77' }, orel)).toBe(false)
    expect(
      areaCovers(
        { kind: 'city', city: 'Rostov on Don', regionCode: '61' },
        { ...orel, city: 'Rostov-on-don', regionCode: '61' },
      ),
    ).toBe(true)
    expect(areaCovers({ kind: 'city', city: 'Moscow', regionCode: '77' }, moscow)).toBe(true)
    expect(areaCovers({ kind: 'city', city: '', regionCode: '77' }, { ...moscow, city: '' })).toBe(false)
  })

  it('matches a village like a city', () => {
    const village = { ...moscow, city: null, settlement: 'Zhostovo', regionCode: '50' }
    expect(areaCovers({ kind: 'city', city: 'zhostovo', regionCode: '50' }, village)).toBe(true)
  })

  it('includes the edge of a radius', () => {
    fc.assert(
      fc.property(near, near, (center, point) => {
        const metres = distanceMetres(center, point)
        const location = { ...moscow, coords: point }
        expect(areaCovers({ kind: 'radius', center, metres }, location)).toBe(true)
        expect(areaCovers({ kind: 'radius', center, metres: metres - 1 }, location)).toBe(false)
      }),
    )
  })
})

describe('polygons', () => {
  it.each([
    [15, 15, true],
    [10, 10, true],
    [10, 15, true],
    [20, 20, true],
    [15, 20, true],
    [9.99, 15, false],
    [15, 20.01, false],
    [21, 21, false],
    [10, 25, false],
  ])('square holds %d, %d: %j', (latitude, longitude, expected) => {
    expect(areaCovers({ kind: 'polygon', points: square }, at(latitude, longitude))).toBe(expected)
  })

  it('accepts a concave border', () => {
    const bay = [...square, { latitude: 15, longitude: 15 }]
    expect(isInPolygon({ latitude: 15, longitude: 12 }, bay)).toBe(false)
    expect(isInPolygon({ latitude: 15, longitude: 17 }, bay)).toBe(true)
  })

  it('contains no points without corners', () => {
    expect(isInPolygon({ latitude: 15, longitude: 15 }, [])).toBe(false)
    expect(isInPolygon({ latitude: 15, longitude: 15 }, square.slice(0, 1))).toBe(false)
  })

  it('contains every corner and every point between two neighbours', () => {
    fc.assert(
      fc.property(
        fc.array(near, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (corners, share) => {
          corners.forEach((corner, index) => {
            const next = corners[(index + 1) % corners.length] ?? corner
            expect(isInPolygon(corner, corners)).toBe(true)
            const between = {
              latitude: corner.latitude + share * (next.latitude - corner.latitude),
              longitude: corner.longitude + share * (next.longitude - corner.longitude),
            }
            expect(isInPolygon(between, corners)).toBe(true)
          })
        },
      ),
    )
  })

  it('covers the same points in either direction and from any first corner', () => {
    fc.assert(
      fc.property(fc.array(near, { minLength: 3, maxLength: 8 }), near, fc.nat(7), (corners, point, turn) => {
        const inside = isInPolygon(point, corners)
        const first = turn % corners.length
        expect(isInPolygon(point, corners.toReversed())).toBe(inside)
        expect(isInPolygon(point, [...corners.slice(first), ...corners.slice(0, first)])).toBe(inside)
      }),
    )
  })

  it('agree with a plain comparison on rectangles', () => {
    fc.assert(
      fc.property(near, near, near, (a, b, point) => {
        const corners = [
          a,
          { latitude: a.latitude, longitude: b.longitude },
          b,
          { latitude: b.latitude, longitude: a.longitude },
        ]
        const isBetween = (value: number, one: number, other: number) =>
          value >= Math.min(one, other) - 1e-6 && value <= Math.max(one, other) + 1e-6
        expect(isInPolygon(point, corners)).toBe(
          isBetween(point.latitude, a.latitude, b.latitude) && isBetween(point.longitude, a.longitude, b.longitude),
        )
      }),
    )
  })
})

describe('coverageOf', () => {
  const around = (metres: number): Area => ({ kind: 'radius', center: moscow.coords, metres })
  const DOUBT = 18_000

  it('returns `whole` when the area contains all possible points, `part` when it contains some', () => {
    expect(coverageOf([around(20_000)], moscow, DOUBT)).toBe('whole')
    expect(coverageOf([around(5_000)], moscow, DOUBT)).toBe('part')
    expect(coverageOf([around(5_000)], moscow, 0)).toBe('whole')
    expect(coverageOf([around(5_000)], at(56.5, 37.62), DOUBT)).toBe('none')
    // the centre lies outside, the outskirts inside
    expect(coverageOf([around(5_000)], at(55.87, 37.62), DOUBT)).toBe('part')
  })
  it('returns `whole` by name and region, at any inaccuracy', () => {
    expect(coverageOf([{ kind: 'city', city: 'Moscow', regionCode: '77' }], moscow, DOUBT)).toBe('whole')
    expect(coverageOf([{ kind: 'region', regionCode: '77' }, around(1_000)], moscow, DOUBT)).toBe('whole')
    expect(coverageOf([{ kind: 'region', regionCode: '50' }], moscow, DOUBT)).toBe('none')
  })
  it('combines the areas of one rate', () => {
    const half = (west: number, east: number): Area => ({
      kind: 'polygon',
      points: [
        { latitude: 55, longitude: west },
        { latitude: 55, longitude: east },
        { latitude: 56.5, longitude: east },
        { latitude: 56.5, longitude: west },
      ],
    })
    expect(coverageOf([half(36, 37.62)], moscow, DOUBT)).toBe('part')
    expect(coverageOf([half(36, 37.62), half(37.62, 39)], moscow, DOUBT)).toBe('whole')
  })
  it('agrees with areaCovers for exact points and never covers less for inexact ones', () => {
    fc.assert(
      fc.property(
        near,
        near,
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (a, b, r, d) => {
          const area: Area = { kind: 'radius', center: a, metres: r }
          const place = { ...moscow, coords: b }
          const isCovered = areaCovers(area, place)
          expect(coverageOf([area], place, 0)).toBe(isCovered ? 'whole' : 'none')
          if (isCovered) expect(coverageOf([area], place, d)).not.toBe('none')
        },
      ),
    )
  })
})

describe('a polygon across the 180th meridian', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
  const spots = {
    anadyr: corner(64.73, 177.5),
    egvekinot: corner(66.32, -179.12),
    meridian: corner(65, 180),
    sameMeridian: corner(65, -180),
    provideniya: corner(64.42, -173.23),
    arkhangelsk: corner(64.54, 40.54),
    magadan: corner(59.56, 150.8),
    nome: corner(64.5, -165.4),
  }
  const chukotka = [corner(64, 176), corner(64, -178), corner(67, -178), corner(67, 176)]
  it.each([
    ['as drawn', chukotka],
    ['from its other corner', [...chukotka.slice(2), ...chukotka.slice(0, 2)]],
    ['the other way round', chukotka.toReversed()],
    ['with a corner on the meridian', chukotka.toSpliced(1, 0, corner(64, 180))],
    ['with a corner on the meridian named from the west', chukotka.toSpliced(1, 0, corner(64, -180))],
    [
      'with longitudes that run on',
      chukotka.map(({ latitude, longitude }) => corner(latitude, (longitude + 360) % 360)),
    ],
  ])('contains its inside and nothing on the other side of the Earth: %s', (_how, points) => {
    const held = Object.entries(spots)
      .filter(([, coords]) => areaCovers({ kind: 'polygon', points }, at(coords.latitude, coords.longitude)))
      .map(([name]) => name)
    expect(held).toEqual(['anadyr', 'egvekinot', 'meridian', 'sameMeridian'])
  })
  it('covers the same points as the border moved away from the meridian, for exact and inexact points', () => {
    const latitude = fc.double({ min: 60, max: 70, noNaN: true })
    const offset = fc.double({ min: -8, max: 8, noNaN: true })
    const wrap = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude)
    fc.assert(
      fc.property(
        fc.array(fc.record({ latitude, offset }), { minLength: 3, maxLength: 8 }),
        fc.record({ latitude, offset: fc.double({ min: -20, max: 20, noNaN: true }) }),
        fc.constantFrom(0, 500, 30_000),
        (drawn, asked, doubtMetres) => {
          const coverage = (middle: number) =>
            coverageOf(
              [{ kind: 'polygon', points: drawn.map((one) => corner(one.latitude, wrap(middle + one.offset))) }],
              at(asked.latitude, wrap(middle + asked.offset)),
              doubtMetres,
            )
          expect(coverage(180)).toBe(coverage(100))
        },
      ),
    )
  })
})
