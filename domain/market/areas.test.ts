import { expect, it } from 'vitest'
import { AREAS, areaOfPath, areasIn, closedWith, isInClosed } from './areas.ts'

it('lists areas once and in their order when words are repeated or unknown', () => {
  expect(areasIn(['tours', 'goods', 'tours', 'elsewhere', null])).toEqual(['goods', 'tours'])
})

it.each([
  [[], []],
  [['tours'], ['tours']],
  [['goods'], ['goods', 'festival', 'widget']],
  [['sites'], ['sites', 'widget']],
  [[...AREAS], [...AREAS]],
] as const)('closes areas that stand on others when %j is switched off', (switchedOff, closed) => {
  expect(closedWith(switchedOff)).toEqual(closed)
})

it.each([
  [undefined, ['tours'], false],
  ['tours', ['tours'], true],
  ['tours', ['goods'], false],
  [['goods', 'restaurants'], ['goods'], false],
  [['goods', 'restaurants'], ['goods', 'restaurants'], true],
] as const)('knows whether a thing of %j is closed with %j', (areas, closed, expected) => {
  expect(isInClosed(areas, closed)).toBe(expected)
})

it.each([
  ['/recipes/soups/borscht', 'recipes'],
  ['/dishes/borscht?from=menu', 'restaurants'],
  ['https://market.example/tours/5', 'tours'],
  ['/festival#map', 'festival'],
  ['/account/orders/5', undefined],
  ['/', undefined],
  ['tours', undefined],
])('finds the area of %s', (href, area) => {
  expect(areaOfPath(href)).toBe(area)
})
