import { FARMS } from './farms.ts'

/** Terms of the fee of a farm, as the reference remembers them; amounts in kopecks. */
export interface KnownFee {
  readonly basisPoints: number
  readonly floor: number
  readonly ceiling: number | null
  readonly fixed: number
}
/** The market's default, while a farm has no rule. */
const DEFAULT_FEE: KnownFee = { basisPoints: 1_000, floor: 0, ceiling: null, fixed: 0 }

export interface KnownEntry {
  readonly farm: number
  /** Change of the farm's balance, kopecks. */
  readonly amount: number
  readonly id: number
  isReversed: boolean
}

/** The end of a month as the reference saw it before the clock passed it. */
export interface KnownMonth {
  readonly period: string
  /** Balances of the farms, kopecks. */
  readonly balances: readonly number[]
}

/** Actions of the office with money, and what it has to know of earlier histories of the same shop. */
export interface KnownMoney {
  /** Fees of each farm, the latest one last. */
  readonly fees: KnownFee[][]
  readonly entries: KnownEntry[]
  /** Bonuses given by the office, kopecks by customer. */
  readonly goodwill: number[]
  /** Balance of each farm before the history, as the market owes it, kopecks. */
  readonly opening: readonly number[]
  /** Payouts of earlier histories have smaller ids. */
  readonly firstItem: number
  /** Balances of sellers when the latest run was drafted, without those whose requisites changed since. */
  drafted: Map<number, number>
  /** The month that each farm's balance was last known at the end of, and the balances, kopecks. */
  readonly months: KnownMonth[]
  /** Months that the office has closed, the latest last. */
  readonly closed: string[]
  /** Fees of acquirers that registers named, kopecks by the month in which they count. */
  readonly acquirerFees: Map<string, number>
}

/** The shop's books at the beginning of a history. */
export interface Opening {
  readonly opening: readonly number[]
  readonly firstItem: number
}

export const newMoney = ({ opening, firstItem }: Opening): KnownMoney => ({
  fees: FARMS.map(() => [DEFAULT_FEE]),
  entries: [],
  goodwill: [],
  opening,
  firstItem,
  ...{ drafted: new Map(), months: [], closed: [], acquirerFees: new Map() },
})

/** Balances of the farms in the ledger, kopecks; above 0 = the market owes the farm. */
export async function balancesOf(world: { sql<Row>(text: string): Promise<Row[]> }): Promise<number[]> {
  const rows = await world.sql<{ owner: string; balance: number }>(
    `select owner, -sum(amount)::int as balance from ledger_line where account = 'seller' group by owner`,
  )
  return FARMS.map((id) => rows.find(({ owner }) => owner === String(id))?.balance ?? 0)
}
