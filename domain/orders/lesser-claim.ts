import { type AmountLine, chargedAmount } from './order-amounts.ts'
import type { ClaimExtent } from './requested-change.ts'

const atLeastOne = (amount: number): number => Math.max(1, Math.round(amount))

/**
 * Extent of a partly accepted claim: `percent` of the customer's request, 1…100. Pieces are whole, so a part of a piece
 * becomes a spoilt share of its line.
 */
export function lesserExtent(extent: ClaimExtent, percent: number, line: AmountLine): ClaimExtent {
  if (percent === 100) return extent
  if (extent.about === 'spoilt') return { ...extent, spoiltPercent: atLeastOne((extent.spoiltPercent * percent) / 100) }
  const missing = (extent.missing * percent) / 100
  if (line.isWeight || Number.isInteger(missing)) return { ...extent, missing: atLeastOne(missing) }
  const came = chargedAmount({ ...line, missing: 0 })
  return { about: 'spoilt', spoiltPercent: atLeastOne((missing * 100) / Math.max(1, came)) }
}
