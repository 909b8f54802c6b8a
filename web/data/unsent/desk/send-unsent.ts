import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { MarkedLine, WeighedLine } from '@okolitsa/contracts/picking/picking.ts'
import type { StockItem, StockOutcome } from '@okolitsa/contracts/stock/stock-desk.ts'
import { weightVersion } from '@okolitsa/domain/picking/weight-version.ts'
import {
  type LineState,
  type UnsentEntry,
  type UnsentResult,
  withLostLine,
  withResult,
} from '@okolitsa/domain/unsent/unsent-entry.ts'
import { stockDesk as stockText } from '@okolitsa/strings/ru/stock-desk.ts'
import type { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { lineRefusalWords, staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { countingOf } from '../../stock/desk/counting.ts'
import type { UnsentQueue } from './unsent-queue.ts'

/** Maximum number of lines in one call (`MAX_MARKS` of its table). */
const MAX_AT_ONCE = 500
/** Maximum number of lines whose weights one call writes (`MAX_WEIGHTS`). */
const MAX_WEIGHED = 100

type Api = Pick<ReturnType<typeof cabinetApi>, 'picking' | 'stock'>

/**
 * Result of one pass over the queue. `signedOut`: the session has ended. `noLine`: no connection, and the other entries
 * stay in the queue.
 */
export interface Round {
  readonly end: 'sent' | 'noLine' | 'signedOut'
  readonly answers: readonly Answer[]
}
export interface Answer {
  readonly entry: UnsentEntry
  readonly result: UnsentResult
  readonly item?: StockItem
}

const isWaiting = ({ trouble }: UnsentEntry) => trouble === null
const stateOf = ({ amount, isShort, version }: MarkedLine): LineState => ({
  amount,
  isShort,
  version,
  isWeighed: false,
})

const outcomeOf = (item: MarkedLine): UnsentResult =>
  item.fate === 'closed' ? { kind: 'gone' } : { kind: item.fate === 'stale' ? 'stale' : 'kept', there: stateOf(item) }

/**
 * Sends all queued entries, marks together and weights together. Repeated entries are idempotent, so a lost answer is
 * repeated.
 * @param onAnswers applies the server's state before the entries are removed
 */
export async function sendUnsent(
  api: Api,
  queue: UnsentQueue,
  onAnswers: (answers: readonly Answer[]) => Promise<void>,
): Promise<Round> {
  const answers: Answer[] = []
  const settle = async (settled: readonly Answer[]) => {
    answers.push(...settled)
    await onAnswers(settled)
    queue.change((entries) => settled.reduce((left, each) => withResult(left, each.entry, each.result), entries))
  }
  const waiting = (kind: UnsentEntry['kind']) => queue.all().filter((entry) => entry.kind === kind && isWaiting(entry))
  let sent: readonly UnsentEntry[] = []
  try {
    for (let marks = waiting('mark'); marks.length > 0; marks = waiting('mark')) {
      sent = marks.slice(0, MAX_AT_ONCE)
      const body = sent.map(({ lineId, amount, isShort, seen }) => ({ lineId, amount, isShort, version: seen.version }))
      const { items } = await api.picking.mark({ body: { marks: body } })
      const itemOf = new Map(items.map((item) => [item.lineId, item]))
      await settle(
        sent.map((entry) => {
          const item = itemOf.get(entry.lineId)
          return { entry, result: item ? outcomeOf(item) : { kind: 'gone' } }
        }),
      )
    }
    for (let weights = waiting('weigh'); weights.length > 0; weights = waiting('weigh')) {
      sent = weights.slice(0, MAX_WEIGHED)
      await settle(await weigh(api, sent))
    }
    // one by one in order: each is based on the amount after the previous one
    for (const entry of waiting('stock')) {
      sent = [entry]
      await settle([await moveShelf(api, entry)])
    }
    return { end: 'sent', answers }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return { end: 'signedOut', answers }
    if (isApiProblem(error) && error.problem.status < 500 && error.problem.status !== 429) {
      const result = { kind: 'refused', words: staffRefusalWords(error) } as const
      await settle(sent.map((entry) => ({ entry, result })))
      return { end: 'sent', answers }
    }
    queue.change(withLostLine)
    return { end: 'noLine', answers }
  }
}

/** Sends a stock move with its idempotency key: a repeat after a lost answer does not enter it twice. */
async function moveShelf({ stock }: Api, entry: UnsentEntry): Promise<Answer> {
  const { move, productId, amount, seen } = entry
  if (!move) return { entry, result: { kind: 'gone' } }
  const isCount = move.kind === 'count'
  const { items } = await stock.moveStock({
    body: { moves: [{ press: entry.id, productId, amount, ...move, ...(isCount && { seen: seen.amount }) }] },
  })
  const [fate] = items
  return fate ? { entry, result: stockOutcome(fate), item: fate.item } : { entry, result: { kind: 'gone' } }
}

function stockOutcome({ fate, kind, item, lotTrouble = 'otherDates' }: StockOutcome): UnsentResult {
  const there = { amount: item.onHand ?? 0, isShort: false, version: 0, isWeighed: false }
  switch (fate) {
    case 'done':
      return { kind: 'kept', there }
    case 'stale':
      return { kind: 'stale', there }
    case 'uncounted':
      return { kind: 'refused', words: stockText.isUncounted(item.title) }
    case 'wrongLot':
      return { kind: 'refused', words: stockText.wrongLot[lotTrouble](item.title) }
    case 'refused': {
      const promised = stockText.amount(item.promised, countingOf(item).unit)
      const words = kind === 'arrival' ? stockText.tooMuch(item.title) : stockText.refused(item.title, promised)
      return { kind: 'refused', words }
    }
  }
}

/**
 * Version of the weight that the user saw. It is derived from the amount: entries and cached days of an earlier release
 * have version 0 for weighed lines.
 */
const seenVersion = ({ amount, isWeighed }: LineState): number => weightVersion(isWeighed ? amount : null)

/** Sends weights. An unknown line refuses the call and is answered alone: the others are sent again. */
async function weigh({ picking }: Api, entries: readonly UnsentEntry[]): Promise<readonly Answer[]> {
  const lines = entries.map(({ lineId, amount, seen }) => ({ lineId, amount, version: seenVersion(seen) }))
  try {
    const { items } = await picking.weigh({ body: { lines } })
    const itemOf = new Map(items.map((item) => [item.lineId, item]))
    return entries.map((entry) => {
      const item = itemOf.get(entry.lineId)
      return { entry, result: item ? weightResult(item) : { kind: 'gone' } }
    })
  } catch (error) {
    if (!isApiProblem(error) || error.problem.status !== 404) throw error
    const entry = entries.find(({ lineId }) => lineId === error.problem.facts?.lineId)
    // during a release a node of the previous version does not have this call: the weights are sent again later
    if (!entry) throw new Error('the call is missing', { cause: error })
    return [{ entry, result: { kind: 'gone' } }]
  }
}

function weightResult({ amount, version, fate, refusal }: WeighedLine): UnsentResult {
  if (fate === 'closed') return { kind: 'gone' }
  if (fate === 'refused') return { kind: 'refused', words: lineRefusalWords(refusal) }
  const there = { amount, isShort: false, version, isWeighed: version > 0 }
  return { kind: fate === 'stale' ? 'stale' : 'kept', there }
}
