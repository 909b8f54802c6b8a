import type { OfferedCode, OfferedProgram } from '@okolitsa/contracts/loyalty/offers.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { DEFAULT_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { OwnPromoCode } from '../../ports.ts'

/** The state of a code of a seller or of the market. */
export function stateOf(
  {
    fromDate,
    toDate,
    isEnded,
    totalLimit,
    used,
  }: Pick<OwnPromoCode, 'fromDate' | 'toDate' | 'isEnded' | 'totalLimit' | 'used'>,
  today: IsoDate,
): OfferedCode['state'] {
  if (isEnded || (toDate !== null && today > toDate)) return 'ended'
  if (totalLimit !== null && used >= totalLimit) return 'usedUp'
  return today < fromDate ? 'planned' : 'active'
}

export const presentCode = (code: OwnPromoCode, today: IsoDate): OfferedCode => ({
  id: code.id,
  code: code.code,
  kind: code.value.kind,
  value: code.value.kind === 'percent' ? code.value.percent : toRoubles(code.value.amount),
  minSum: toRoubles(code.minSum),
  fromDate: code.fromDate,
  toDate: code.toDate,
  totalLimit: code.totalLimit,
  perCustomerLimit: code.perCustomerLimit,
  isListed: code.isListed,
  isPersonal: code.customerId !== null,
  used: code.used,
  state: stateOf(code, today),
})

/** The rules in force; null = the seller has no own rules, so the shop's apply. */
export function presentProgram(own: LeveledProgram | null): OfferedProgram {
  const { accrualPercent, maxSharePercent } = own ?? DEFAULT_PROGRAM
  return {
    isOwn: own !== null,
    accrualPercent,
    maxSharePercent,
    levels: (own?.levels ?? []).map((level) => ({ ...level, fromSum: toRoubles(level.fromSum) })),
  }
}
