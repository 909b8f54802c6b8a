import { expect, test } from 'vitest'
import { parseRestaurantList, restaurantListHref, restaurantListQuery, switched } from './restaurant-list.ts'

test('parses its own URLs; an invalid one is the first page without filters', () => {
  const state = parseRestaurantList(new URLSearchParams('only=rated,openNow&sort=time&page=2'))
  expect(state).toEqual({ page: 2, sorting: 'time', narrowings: ['openNow', 'rated'] })
  expect(restaurantListQuery(state)).toEqual({ page: 2, sorting: 'time', openNow: 'true', minRating: 4.7 })
  expect(restaurantListHref('/restaurants', switched(state, 'openNow'))).toBe('/restaurants?only=rated&sort=time')
  expect(switched(switched(state, 'pickup'), 'pickup').narrowings).toEqual(['openNow', 'rated'])
  for (const nonsense of ['page=-1&only=x', 'page=1.5&sort=x', 'page=99999999'])
    expect(restaurantListHref('/restaurants', parseRestaurantList(new URLSearchParams(nonsense)))).toBe('/restaurants')
})
