import { describe, expect, it } from 'vitest'
import { demoCategories } from './categories.ts'
import { farmersA } from './farmers-a.ts'

const products = farmersA.flatMap((farmer) => farmer.products.map((product) => ({ farmer, product })))
const leaves = new Set(demoCategories.filter((category) => category.parentId !== null).map((category) => category.id))

const sum = (digits: string, weights: readonly number[]) =>
  (weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11) % 10

function isValidTin(tin: string): boolean {
  if (tin.length === 10) return sum(tin, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(tin[9])
  return (
    tin.length === 12 &&
    sum(tin, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(tin[10]) &&
    sum(tin, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(tin[11])
  )
}

function isValidStateNumber(number: string): boolean {
  const modulus = number.length === 13 ? 11n : 13n
  return Number((BigInt(number.slice(0, -1)) % modulus) % 10n) === Number(number.at(-1))
}

describe('farms 101…136', () => {
  it('have ids and slugs of their own', () => {
    expect(farmersA.map((farmer) => farmer.id)).toEqual(Array.from({ length: 36 }, (_, index) => 101 + index))
    expect(new Set(farmersA.map((farmer) => farmer.slug)).size).toBe(farmersA.length)
    expect(new Set(products.map(({ product }) => product.slug)).size).toBe(products.length)
  })

  it('carry valid check digits in their legal numbers', () => {
    for (const { slug, legal } of farmersA) {
      expect(isValidTin(legal.tin), slug).toBe(true)
      expect(isValidStateNumber(legal.ien), slug).toBe(true)
    }
  })

  it('sell goods of leaf categories, with a special below the price', () => {
    for (const { farmer, product } of products) {
      expect(product.slug.endsWith(`-${farmer.id}`), product.slug).toBe(true)
      for (const id of [product.category, ...(product.also ?? [])]) expect(leaves.has(id), product.slug).toBe(true)
      if (product.special) {
        expect(product.special.price, product.slug).toBeLessThan(product.price)
        expect(product.special.fromDay, product.slug).toBeLessThanOrEqual(product.special.toDay)
      }
    }
  })
})
