import { describe, expect, it } from 'vitest'
import { byDistance, nearestWith, type Point, pointsThatMatch, yandexMapsUrl } from './points.ts'

const point = (id: string, title: string, address: string, distanceKm: number): Point => ({
  id,
  title,
  address,
  coords: { latitude: 55.75, longitude: 37.62 },
  hours: [],
  note: '',
  distanceKm,
})
const far = point('A', 'Пункт на Лесной', 'Лесная ул., 5', 9)
const near = point('B', 'Постамат', 'пр-т Мира, 12', 1)
const same = point('C', 'Пункт у ёлки', 'Мира, 40', 1)
const all = [far, near, same]

describe('pickup points of a list', () => {
  it('sorts points by distance in a stable order', () => {
    expect(byDistance(all).map(({ id }) => id)).toEqual(['B', 'C', 'A'])
    expect(byDistance(all.toReversed()).map(({ id }) => id)).toEqual(['B', 'C', 'A'])
  })

  it('finds points by words of postal address and title, regardless of case and «ё»', () => {
    const found = (typed: string) => pointsThatMatch(all, typed).map(({ id }) => id)
    expect(found('лесная 5')).toEqual(['A'])
    expect(found('МИРА')).toEqual(['B', 'C'])
    expect(found('елки')).toEqual(['C'])
    expect(found('  ')).toEqual(['A', 'B', 'C'])
    expect(found('Марс')).toEqual([])
  })

  it('includes the chosen point among the nearest', () => {
    const sorted = byDistance(all)
    expect(nearestWith(sorted, 'A', 2).map(({ id }) => id)).toEqual(['A', 'B'])
    expect(nearestWith(sorted, 'B', 2).map(({ id }) => id)).toEqual(['B', 'C'])
    expect(nearestWith(sorted, 'gone', 2).map(({ id }) => id)).toEqual(['B', 'C'])
  })

  it('links to a map with streets, longitude first', () => {
    expect(yandexMapsUrl(near)).toContain('pt=37.62%2C55.75')
  })
})
