import { describe, expect, it } from 'vitest'
import { demoCategories } from './categories.ts'
import { demoFarmers } from './farmers.ts'

const products = demoFarmers.flatMap((farmer) => farmer.products.map((product) => ({ farmer, product })))
const leaves = new Set(demoCategories.filter((category) => category.parentId !== null).map((category) => category.id))

/** One control digit of a Russian tax number: weighted sum modulo 11 modulo 10. */
const controlDigit = (digits: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10

function isTin(tin: string): boolean {
  const tail = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  if (/^\d{10}$/.test(tin)) return controlDigit(tin, tail) === Number(tin[9])
  if (!/^\d{12}$/.test(tin)) return false
  const first = [7, ...tail]
  return controlDigit(tin, first) === Number(tin[10]) && controlDigit(tin, [3, ...first]) === Number(tin[11])
}

function isRegistrationNumber(ien: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(ien)) return false
  const divisor = ien.length === 13 ? 11n : 13n
  return (BigInt(ien.slice(0, -1)) % divisor) % 10n === BigInt(ien.slice(-1))
}

describe('farms', () => {
  it('farms have the ids 101 to 168 once, in order, and unique slugs', () => {
    expect(demoFarmers.map(({ id }) => id)).toEqual(Array.from({ length: 68 }, (_, index) => 101 + index))
    expect(new Set(demoFarmers.map(({ slug }) => slug)).size).toBe(demoFarmers.length)
    expect(demoFarmers.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([168])
  })

  it("gives every product a unique slug that ends in the farm's id, and leaf categories", () => {
    expect(products.length).toBeGreaterThanOrEqual(1_000)
    expect(new Set(products.map(({ product }) => product.slug)).size).toBe(products.length)
    for (const { farmer, product } of products) {
      expect(product.slug).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${farmer.id}$`))
      for (const id of [product.category, ...(product.also ?? [])]) expect(leaves, product.slug).toContain(id)
    }
  })

  it('keeps special prices below the price, and periods in order', () => {
    for (const { product } of products) {
      expect(product.price, product.slug).toBeGreaterThan(0)
      if (!product.special) continue
      expect(product.special.price, product.slug).toBeLessThan(product.price)
      expect(product.special.fromDay, product.slug).toBeLessThanOrEqual(product.special.toDay)
    }
  })

  it('farms have valid legal numbers and known time zones', () => {
    for (const { slug, legal, place } of demoFarmers) {
      expect(isTin(legal.tin), slug).toBe(true)
      expect(isRegistrationNumber(legal.ien), slug).toBe(true)
      expect(() => new Intl.DateTimeFormat('ru', { timeZone: place.timeZone })).not.toThrow()
    }
  })
})
