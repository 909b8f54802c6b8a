import { expect, it } from 'vitest'
import { pointsInSight } from './map-framing.ts'
import type { MapPoint } from './map-point.ts'

const at = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  label: id,
  coords: { latitude, longitude },
})
const shown = (here: MapPoint | null, ...points: MapPoint[]) => pointsInSight(here, points).map(({ id }) => id)

const yelizovo = at('here', 53.18, 158.38)
const kamchatka = at('kamchatka', 52.8, 156.3)
const altai = at('altai', 52.5, 85.1)
const ryazan = at('ryazan', 54.6, 39.7)

it('begins with the person and the nearest, not with what lies on the other side of the country', () => {
  expect(shown(yelizovo, ryazan, altai, kamchatka)).toEqual(['here', 'kamchatka'])
})
it('begins with what there is when all of it is far, the nearest first', () => {
  expect(shown(yelizovo, ryazan, altai)).toEqual(['here', 'altai', 'ryazan'])
})
it('begins with the twelve nearest of many, and with all where nobody is', () => {
  const many = Array.from({ length: 20 }, (_, step) => at(String(step), 53.18 + (20 - step) / 100, 158.38))
  expect(shown(yelizovo, ...many)).toEqual([
    'here',
    ...many
      .slice(8)
      .map(({ id }) => id)
      .reverse(),
  ])
  expect(shown(null, ryazan, altai)).toEqual(['ryazan', 'altai'])
  expect(shown(yelizovo)).toEqual([])
})
