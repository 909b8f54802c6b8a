import { normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'

const { promoCodes, loyaltyPrograms, organizations } = demoMarketplace
const farmers = new Set(organizations.map(({ id }) => id))

it('promo codes belong to existing sellers, once per seller, in normalized form', () => {
  for (const { farmer, code, percent, fixed } of promoCodes) {
    expect(farmers.has(farmer), code).toBe(true)
    expect(normalizePromoCode(code)).toBe(code)
    expect((percent === undefined) !== (fixed === undefined), code).toBe(true)
  }
  expect(new Set(promoCodes.map(({ farmer, code }) => `${farmer} ${code}`)).size).toBe(promoCodes.length)
  expect(loyaltyPrograms.every(({ farmer }) => farmers.has(farmer))).toBe(true)
})

it('contains every kind of promo code', () => {
  const kinds = [
    promoCodes.some(({ toDay }) => toDay !== null && toDay < 0),
    promoCodes.some(({ fromDay }) => fromDay > 0),
    promoCodes.some(({ isPersonal }) => isPersonal),
    promoCodes.some(({ isQuiet }) => isQuiet),
    promoCodes.some(({ total }) => total),
  ]
  expect(kinds).toEqual(kinds.map(() => true))
})
