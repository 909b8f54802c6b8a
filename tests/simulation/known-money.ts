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

/**
 * Actions of the office with money. Payouts and closings of months add what they move here, and `compareBalances` of
 * `conclude-money.ts` takes it into account.
 */
export interface KnownMoney {
  /** Fees of each farm, the latest one last. */
  readonly fees: KnownFee[][]
  readonly entries: KnownEntry[]
  /** Bonuses given by the office, kopecks by customer. */
  readonly goodwill: number[]
  /** Balance of each farm before the history, as the market owes it, kopecks. */
  readonly opening: readonly number[]
  /** Kopecks paid out to each farm. */
  readonly paidOut: number[]
}

export const newMoney = (opening: readonly number[]): KnownMoney => ({
  fees: FARMS.map(() => [DEFAULT_FEE]),
  entries: [],
  goodwill: [],
  opening,
  paidOut: FARMS.map(() => 0),
})

/** Balances of the farms in the ledger, kopecks; above 0 = the market owes the farm. */
export async function balancesOf(world: { sql<Row>(text: string): Promise<Row[]> }): Promise<number[]> {
  const rows = await world.sql<{ owner: string; balance: number }>(
    `select owner, -sum(amount)::int as balance from ledger_line where account = 'seller' group by owner`,
  )
  return FARMS.map((id) => rows.find(({ owner }) => owner === String(id))?.balance ?? 0)
}
