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

it('shows the person and the nearest points, not those across the country', () => {
  expect(shown(yelizovo, ryazan, altai, kamchatka)).toEqual(['here', 'kamchatka'])
})
it('shows all points when they are far, the nearest first', () => {
  expect(shown(yelizovo, ryazan, altai)).toEqual(['here', 'altai', 'ryazan'])
})
it('shows the twelve nearest of many, and all without a position', () => {
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
