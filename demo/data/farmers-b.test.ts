import { describe, expect, it } from 'vitest'
import { demoCategories } from './categories.ts'
import { farmersB } from './farmers-b.ts'

const leaves = new Set(demoCategories.filter((category) => category.parentId !== null).map((category) => category.id))

/** One control digit of a Russian tax number: weighted sum modulo 11 modulo 10. */
function controlDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10
}

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

describe('farms 137…168', () => {
  const products = farmersB.flatMap((farmer) => farmer.products.map((product) => ({ farmer, product })))

  it('holds every id once, in order, with its own slug', () => {
    expect(farmersB.map((farmer) => farmer.id)).toEqual(Array.from({ length: 32 }, (_, index) => 137 + index))
    expect(new Set(farmersB.map((farmer) => farmer.slug)).size).toBe(32)
    expect(farmersB.filter((farmer) => farmer.hidden).map((farmer) => farmer.id)).toEqual([168])
  })

  it('gives every product a unique slug that ends in the farm id, and leaf categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(450)
    expect(new Set(products.map(({ product }) => product.slug)).size).toBe(products.length)
    for (const { farmer, product } of products) {
      expect(product.slug).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${farmer.id}$`))
      for (const category of [product.category, ...(product.also ?? [])])
        expect(leaves, product.slug).toContain(category)
    }
  })

  it('keeps specials below the price and within ordered days', () => {
    for (const { product } of products) {
      expect(product.price, product.slug).toBeGreaterThan(0)
      if (!product.special) continue
      expect(product.special.price, product.slug).toBeLessThan(product.price)
      expect(product.special.fromDay, product.slug).toBeLessThanOrEqual(product.special.toDay)
    }
  })

  it('has valid tax numbers and known time zones', () => {
    for (const farmer of farmersB) {
      expect(isTin(farmer.legal.tin), farmer.slug).toBe(true)
      expect(isRegistrationNumber(farmer.legal.ien), farmer.slug).toBe(true)
      expect(() => new Intl.DateTimeFormat('ru', { timeZone: farmer.place.timeZone })).not.toThrow()
    }
  })
})
