import type { IsoDate } from '../clock/clock.ts'
import { vatInside } from '../fees/commission.ts'
import { VAT_MODES, type VatMode } from '../market/market.ts'
import { add, type Kopecks, subtract } from '../money/money.ts'
import type { PaperParty, PaperPeriod, PaperReference, PersonName } from './paper-party.ts'

/** A service of the agent, VAT included. */
export interface FeeService {
  readonly title: string
  readonly gross: Kopecks
}
export interface FeeLine extends FeeService {
  readonly net: Kopecks
  readonly vat: Kopecks
}
export type FeeTotals = Pick<FeeLine, 'gross' | 'net' | 'vat'>

/** Facts of the paper for the agent's fee of a period. */
export interface FeePaperFacts {
  readonly number: string
  readonly day: IsoDate
  /** Which correction of the paper this is, and its day; null = the paper itself. Number and day stay in a correction. */
  readonly correction: { readonly number: number; readonly day: IsoDate } | null
  readonly period: PaperPeriod
  readonly agent: PaperParty
  readonly principal: PaperParty
  readonly contract: PaperReference
  /** The agent's report of the period; null = none is named. */
  readonly report: PaperReference | null
  /** How the operator was taxed on the day of the service. */
  readonly vatMode: VatMode
  readonly services: readonly FeeService[]
  readonly signer: { readonly position: string; readonly person: PersonName }
}

/** Act of services, and content of the universal transfer document (УПД). */
export interface FeePaper extends Omit<FeePaperFacts, 'services'> {
  readonly lines: readonly FeeLine[]
  readonly totals: FeeTotals
}

const PERCENTS = { none: 0, vat5: 5, vat7: 7, vat22: 22 } as const satisfies Record<VatMode, number>
/** Rate of the operator's VAT, per cent; null = without VAT. */
export const percentOfMode = (mode: VatMode): number | null => PERCENTS[mode] || null

/** The mode of a rate of the ledger, per cent. @throws {RangeError} no mode has the rate: a paper must not say "without VAT" */
export function modeOfPercent(percent: number): VatMode {
  const mode = VAT_MODES.find((one) => PERCENTS[one] === percent)
  if (mode === undefined) throw new RangeError(`no mode of VAT has ${percent} %`)
  return mode
}

/**
 * Makes the paper. The VAT of a row is that of its sum, so it may differ by kopecks from the VAT that the ledger counted
 * by orders; both are `vatInside`. Fees that were returned in the period are subtracted by the caller: a paper has no row
 * of zero or less, and a period without a fee has no paper. A correction without services takes the paper back.
 * @throws {RangeError} no services and no correction, a service of zero, a period that ends before it begins
 */
export function feePaper({ services, ...facts }: FeePaperFacts): FeePaper {
  if ((services.length === 0 && facts.correction === null) || services.some(({ gross }) => gross <= 0))
    throw new RangeError('a fee of nothing')
  if (facts.period.from > facts.period.to) throw new RangeError('a period that ends before it begins')
  const lines = services.map(({ title, gross }): FeeLine => {
    const vat = vatInside(gross, PERCENTS[facts.vatMode])
    return { title, gross, vat, net: subtract(gross, vat) }
  })
  const total = (key: keyof FeeTotals) => add(...lines.map((line) => line[key]))
  return { ...facts, lines, totals: { gross: total('gross'), net: total('net'), vat: total('vat') } }
}
