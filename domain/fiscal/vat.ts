import { type Kopecks, share, ZERO } from '../money/money.ts'

/** Tax systems of sellers of the state register, named as in the fiscal format. */
export const REGISTERED_TAX_SYSTEMS = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent', 'npd'] as const
/** Tax systems of sellers; `lph` = a household plot, whose sales are not taxed. */
export const TAX_SYSTEMS = [...REGISTERED_TAX_SYSTEMS, 'lph'] as const
export type TaxSystem = (typeof TAX_SYSTEMS)[number]

/** VAT of a position: a rate, or the extracted rate (such as 22/122) of a prepayment. */
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

/** Tax systems without VAT, regardless of the product's rate. */
const WITHOUT_VAT: ReadonlySet<TaxSystem> = new Set(['patent', 'npd', 'lph'])
const RATES = {
  5: ['vat5', 'vat105'],
  7: ['vat7', 'vat107'],
  10: ['vat10', 'vat110'],
  22: ['vat22', 'vat122'],
} as const
type Rate = keyof typeof RATES
const isRate = (percent: number): percent is Rate => Object.hasOwn(RATES, percent)

/** VAT code. @param percent rate, null = without VAT @param isPrepaid the money comes before the goods */
export function vatCodeOf(taxSystem: TaxSystem, percent: number | null, isPrepaid: boolean): VatCode {
  if (percent === null || WITHOUT_VAT.has(taxSystem)) return 'none'
  if (percent === 0) return 'vat0'
  // rates of past years are refused
  if (!isRate(percent)) throw new RangeError(`not a rate of VAT: ${percent}`)
  return RATES[percent][isPrepaid ? 1 : 0]
}

/** VAT of delivery and of the shop's own services: the full rate in the common system. */
export const deliveryVatOf = (taxSystem: TaxSystem): 22 | null => (taxSystem === 'osn' ? 22 : null)

/** Rate of a code, per cent; null = without VAT. */
export function percentOfVat(code: VatCode): number | null {
  if (code === 'none') return null
  return Number(Object.entries(RATES).find(([, codes]) => codes.some((each) => each === code))?.[0] ?? 0)
}

/** The tax included in a sum, rounded down to a kopeck. */
export function vatInside(code: VatCode, sum: Kopecks): Kopecks {
  const percent = percentOfVat(code)
  return percent ? share(sum, percent, 100 + percent) : ZERO
}
