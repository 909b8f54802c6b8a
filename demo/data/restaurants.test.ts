import { describe, expect, it } from 'vitest'
import { FOOD_PICTURES, SIGN_PICTURES } from '../pictures/keys.ts'
import type { DemoOptionGroup } from '../schemas/restaurant.ts'
import { demoRestaurants } from './restaurants.ts'

const dishes = demoRestaurants.flatMap((restaurant) => restaurant.menu.flatMap((section) => section.dishes))
const dishesNamed = (groups: readonly DemoOptionGroup[] = []): string[] =>
  groups.flatMap(({ options }) =>
    options.flatMap(({ dish, groups: nested }) => [...(dish ? [dish] : []), ...dishesNamed(nested)]),
  )
const digitOf = (digits: string, weights: readonly number[]) =>
  (weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11) % 10

describe('restaurants of the demo', () => {
  it('restaurants are as many as the README states, in different towns', () => {
    expect(demoRestaurants.length).toBe(22)
    expect(dishes.length).toBeGreaterThanOrEqual(410)
    expect(new Set(demoRestaurants.map(({ place }) => place.city)).size).toBeGreaterThanOrEqual(12)
  })
  it('restaurants have unique ids and slugs, and legal numbers with valid check digits', () => {
    expect(demoRestaurants.map(({ id }) => id)).toEqual(demoRestaurants.map((_, index) => 301 + index))
    expect(new Set(demoRestaurants.map(({ slug }) => slug)).size).toBe(demoRestaurants.length)
    expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(dishes.length)
    for (const { slug, legal } of demoRestaurants) {
      const weights = legal.tin.length === 10 ? [2, 4, 10, 3, 5, 9, 4, 6, 8] : [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
      expect(digitOf(legal.tin, weights), slug).toBe(Number(legal.tin.at(-1)))
      const modulus = legal.ien.length === 13 ? 11n : 13n
      expect(Number((BigInt(legal.ien.slice(0, -1)) % modulus) % 10n), slug).toBe(Number(legal.ien.at(-1)))
    }
  })
  it('combos refer to earlier dishes, and dishes to existing pictures', () => {
    const pictures = new Set<string>([...FOOD_PICTURES, ...SIGN_PICTURES])
    for (const { menu, picture, badge } of demoRestaurants) {
      expect([picture, badge.picture].filter((key) => !pictures.has(key))).toEqual([])
      const own = menu.flatMap((section) => section.dishes)
      for (const dish of own) {
        expect(pictures.has(dish.picture), dish.slug).toBe(true)
        for (const slug of dishesNamed(dish.groups)) {
          expect(
            own.slice(0, own.indexOf(dish)).some((each) => each.slug === slug),
            `${dish.slug}: ${slug}`,
          ).toBe(true)
        }
      }
    }
  })
  it('option groups can be answered', () => {
    for (const { slug, groups = [] } of dishes)
      for (const { least, most, options } of groups) {
        const room = options.reduce((sum, { most: ofOne = 1 }) => sum + ofOne, 0)
        expect(
          least <= most && least <= room && options.filter(({ isDefault }) => isDefault).length <= most,
          slug,
        ).toBe(true)
      }
  })
})
