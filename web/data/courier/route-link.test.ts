import { expect, it } from 'vitest'
import { wayUrl } from './route-link.ts'

const at = (longitude: number) => ({ coords: { latitude: 55.75, longitude } })

it('links to a map that phones open, starting at the current position', () => {
  const { protocol, searchParams } = new URL(wayUrl([at(37.6), at(37.7)]))
  expect([protocol, searchParams.get('rtext'), searchParams.get('rtt')]).toEqual([
    ...['https:', '~55.75,37.6~55.75,37.7', 'auto'],
  ])
})

it('contains no more points than the map accepts', () => {
  const many = Array.from({ length: 60 }, (_, index) => at(37 + index / 100))
  expect(new URL(wayUrl(many)).searchParams.get('rtext')?.split('~')).toHaveLength(21)
})
