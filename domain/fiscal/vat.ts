import { type Kopecks, share, ZERO } from '../money/money.ts'

/** Tax systems of sellers, in the words of the fiscal format. */
export const TAX_SYSTEMS = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent', 'npd'] as const
export type TaxSystem = (typeof TAX_SYSTEMS)[number]

/** VAT of a position: a rate, or a rate counted from the price when goods are paid before they are handed over. */
export const VAT_CODES = [
  'none',
  'vat0',
  'vat5',
  'vat7',
  'vat10',
  'vat22',
  'vat105',
  'vat107',
  'vat110',
  'vat122',
] as const
export type VatCode = (typeof VAT_CODES)[number]

/** Systems under which nobody pays VAT, whatever a product says. */
const WITHOUT_VAT: ReadonlySet<TaxSystem> = new Set(['patent', 'npd'])
const RATES = {
  5: ['vat5', 'vat105'],
  7: ['vat7', 'vat107'],
  10: ['vat10', 'vat110'],
  22: ['vat22', 'vat122'],
} as const
type Rate = keyof typeof RATES
const isRate = (percent: number): percent is Rate => Object.hasOwn(RATES, percent)

/**
 * VAT of a position at its seller.
 * @param percent the product's own, null = without VAT
 * @param isPrepaid the money comes before the goods
 */
export function vatCodeOf(taxSystem: TaxSystem, percent: number | null, isPrepaid: boolean): VatCode {
  if (percent === null || WITHOUT_VAT.has(taxSystem)) return 'none'
  if (percent === 0) return 'vat0'
  // rates of years that are over are not invented anew
  if (!isRate(percent)) throw new RangeError(`not a rate of VAT: ${percent}`)
  return RATES[percent][isPrepaid ? 1 : 0]
}

/** VAT of a delivery and of the shop's own services: those on the common system pay it in full. */
export const deliveryVatOf = (taxSystem: TaxSystem): 22 | null => (taxSystem === 'osn' ? 22 : null)

/** The per cent a code stands for; null = without VAT. */
export function percentOfVat(code: VatCode): number | null {
  if (code === 'none') return null
  return Number(Object.entries(RATES).find(([, codes]) => codes.some((each) => each === code))?.[0] ?? 0)
}

/** The tax inside a sum, rounded down to a kopeck. */
export function vatInside(code: VatCode, sum: Kopecks): Kopecks {
  const percent = percentOfVat(code)
  return percent ? share(sum, percent, 100 + percent) : ZERO
}
