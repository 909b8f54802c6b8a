import { expect, it } from 'vitest'
import { demoFarmers } from './farmers.ts'

it('couriers of farms serve only their own regions, and the carrier serves the country', () => {
  for (const { slug, withCdek, rates } of demoFarmers) {
    const isEverywhere = rates.some(({ areas }) => areas.some(({ kind }) => kind === 'country'))
    expect(withCdek && isEverywhere, slug).toBe(false)
    if (rates.length > 0) expect(rates.filter(({ isDefault }) => isDefault).length, slug).toBe(1)
  }
})
