import type {
  OpenMovement,
  PayoutItem,
  PayoutRun,
  StatementPreview,
} from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { type ApprovalMode, approvalObstacle } from '@okolitsa/domain/office/approvals.ts'
import type { BankMovement } from '@okolitsa/domain/payouts/bank-movement.ts'
import type { MatchedStatement } from '@okolitsa/domain/payouts/match-movements.ts'
import { runAfter } from '@okolitsa/domain/payouts/payout-states.ts'
import { type Requisites, shownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { MAX_ORDERS_OF_FILE } from '../../../platform/payouts/write-orders.ts'
import type { Destination } from '../store/due.store.ts'
import type { ShownItem } from '../store/item.store.ts'
import type { RunRow, RunWay } from '../store/run.store.ts'
import { proposalOf } from '../use-cases/change-run.ts'
import { mayFail } from '../use-cases/import-statement.ts'

/** The caller, and what a run needs to say what they may do. */
export interface RunReader {
  readonly callerId: number
  /** False = the person may not change anything. */
  readonly mayChange: boolean
  readonly mode: ApprovalMode
  readonly now: Date
  readonly names: ReadonlyMap<number, string>
  readonly ways: readonly RunWay[]
}

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

export function presentRun(row: RunRow, { callerId, mayChange, mode, now, names, ways }: RunReader): PayoutRun {
  const isDraft = row.state === 'draft' && row.count > 0
  const obstacle = isDraft && mayChange ? approvalObstacle(proposalOf(row), callerId, mode, now) : null
  const may = (move: 'cancel' | 'send') => mayChange && runAfter(row.state, move, []) !== null
  return {
    id: row.id,
    state: row.state,
    day: row.day,
    draftedBy: names.get(row.draftedBy) ?? '',
    draftedAt: row.draftedAt.toISOString(),
    approvedBy: row.approvedBy === null ? null : (names.get(row.approvedBy) ?? ''),
    approvedAt: isoOf(row.approvedAt),
    isByOne: row.isByOne,
    extraReason: row.extraReason,
    way: row.way,
    sentAt: isoOf(row.sentAt),
    endedAt: isoOf(row.endedAt),
    amount: roublesOf(row.amount),
    count: row.count,
    taken: roublesOf(row.taken),
    unpaid: row.unpaid,
    paid: row.paid,
    paidAmount: roublesOf(row.paidAmount),
    cameBack: row.cameBack,
    needsPerson: row.needsPerson,
    files: row.way === 'file' && mayChange ? Math.ceil(row.inFile / MAX_ORDERS_OF_FILE) : 0,
    abilities: [
      ...(isDraft && mayChange && obstacle === null ? (['approve'] as const) : []),
      ...(may('cancel') ? (['cancel'] as const) : []),
      ...(may('send') && (ways.length > 0 || row.orders === 0) ? (['send'] as const) : []),
    ],
    obstacle,
    ways: [...ways],
    hasOrders: row.orders > 0,
  }
}

/** The destination without its number: kind, bank, last digits. */
function presentTo(destination: Destination): PayoutItem['to'] {
  const { kind, name: _name, tin: _tin, contract: _contract, vat: _vat, ...texts } = destination
  const filled = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? '']))
  const { tail, bankName: bank } = shownRequisites({ kind, ...filled } as unknown as Requisites)
  return { kind, tail, bankName: bank }
}

export const presentItem = (
  { organizationId, title, destination, endedAt, ...item }: ShownItem,
  mayChange: boolean,
): PayoutItem => ({
  id: item.id,
  seller: { id: organizationId, title },
  payable: roublesOf(item.payable),
  amount: roublesOf(item.amount),
  taken: roublesOf(item.taken),
  held: roublesOf(item.held),
  reserved: roublesOf(item.reserved),
  carried: roublesOf(item.carried),
  owed: roublesOf(item.owed),
  waiting: roublesOf(item.waiting),
  reason: item.reason,
  to: destination && presentTo(destination),
  state: item.state,
  way: item.way,
  needsPerson: item.needsPerson,
  problem: item.problem,
  endedAt: isoOf(endedAt),
  mayFail: mayChange && mayFail(item),
})

const presentMovement = ({ direction, day, number, amount, other, purpose }: BankMovement) => ({
  ...{ direction, day, number, amount: roublesOf(amount), name: other.name, purpose },
})

/** Rows of a preview; the import itself takes all of them. */
const MAX_ROWS = 200

export function presentPreview(
  { outcomes, waiting }: MatchedStatement,
  warnings: readonly string[],
  titles: ReadonlyMap<number, string>,
): StatementPreview {
  const count = (kind: string) => outcomes.filter(({ outcome }) => outcome.kind === kind).length
  const isForeign = ({ outcome }: (typeof outcomes)[number]) =>
    outcome.kind === 'unmatched' && outcome.reason === 'foreign'
  const shown = outcomes.filter((one) => one.outcome.kind !== 'repeated' && !isForeign(one))
  return {
    warnings: [...warnings],
    movements: outcomes.length,
    paid: count('paid'),
    returned: count('returned'),
    confirmed: count('confirmed'),
    repeated: count('repeated'),
    foreign: outcomes.filter(isForeign).length,
    rows: shown.slice(0, MAX_ROWS).flatMap(({ movement, outcome }) => {
      if (outcome.kind === 'repeated') return []
      const { payoutId } = outcome
      return [
        {
          ...presentMovement(movement),
          outcome: outcome.kind === 'unmatched' ? ('open' as const) : outcome.kind,
          reason: outcome.kind === 'unmatched' ? outcome.reason : null,
          payout: payoutId === null ? null : { itemId: payoutId, title: titles.get(payoutId) ?? '' },
        },
      ]
    }),
    waiting: waiting.length,
  }
}

export const presentOpen = (
  {
    id,
    movement,
    reason,
  }: { readonly id: number; readonly movement: BankMovement; readonly reason: OpenMovement['reason'] },
  candidates: readonly {
    readonly itemId: number
    readonly title: string
    readonly amount: number
    readonly runId: number
  }[],
): OpenMovement => ({
  ...{ id, reason, ...presentMovement(movement) },
  candidates: candidates.map(({ itemId, title, amount, runId }) => ({
    itemId,
    title,
    amount: roublesOf(amount),
    runId,
  })),
})
