import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { MarkedLine, Picking } from '@okolitsa/contracts/picking/picking.ts'
import type { StockFate, StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import {
  type LineState,
  type Told,
  type UnsentEntry,
  weightFate,
  withLostLine,
  withTold,
} from '@okolitsa/domain/unsent/unsent-entry.ts'
import { stock as stockText } from '@okolitsa/strings/ru/stock.ts'
import type { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { countingOf } from '../../stock/desk/counting.ts'
import type { UnsentOwner, UnsentQueue } from './unsent-queue.ts'

/** Lines that one call marks (`MAX_MARKS` of its table). */
const MAX_AT_ONCE = 500

type Api = Pick<ReturnType<typeof cabinetApi>, 'picking' | 'cabinet' | 'stock'>

/** What a round came to. `signedOut`: the session is over. `noLine`: nobody answered, what is left waits. */
export interface Round {
  readonly end: 'sent' | 'noLine' | 'signedOut'
  readonly answers: readonly Answer[]
}
/** What the shop said of an entry. */
export interface Answer {
  readonly entry: UnsentEntry
  readonly told: Told
  /** The shelf as it is now, when it was about the shelf. */
  readonly item?: StockItem
}

const isWaiting = ({ trouble }: UnsentEntry) => trouble === null
const stateOf = ({ amount, isShort, version }: MarkedLine): LineState => ({
  amount,
  isShort,
  version,
  isWeighed: false,
})

const toldOf = (item: MarkedLine): Told =>
  item.fate === 'closed' ? { kind: 'gone' } : { kind: item.fate === 'stale' ? 'stale' : 'kept', there: stateOf(item) }

/** The line of an entry as a reading of its day has it; null = it is not gathered any more. */
function lineIn(picking: Picking, { lineId }: UnsentEntry): LineState | null {
  const line = picking.orders.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)
  return line ? { amount: line.picked, isShort: line.isShort, version: line.version, isWeighed: line.isWeighed } : null
}

/**
 * Tells the shop everything that waits, the marks together and each weight by itself. Said twice is said once: an answer
 * that was lost costs nothing but a repetition.
 * @param onAnswers shows what the shop has, before what was said is taken away
 */
export async function sendUnsent(
  api: Api,
  owner: UnsentOwner,
  queue: UnsentQueue,
  onAnswers: (answers: readonly Answer[]) => Promise<void>,
): Promise<Round> {
  const answers: Answer[] = []
  const tell = async (told: readonly Answer[]) => {
    answers.push(...told)
    await onAnswers(told)
    queue.change((entries) => told.reduce((left, each) => withTold(left, each.entry, each.told), entries))
  }
  const waiting = (kind: UnsentEntry['kind']) => queue.all().filter((entry) => entry.kind === kind && isWaiting(entry))
  let sent: readonly UnsentEntry[] = []
  try {
    for (let marks = waiting('mark'); marks.length > 0; marks = waiting('mark')) {
      sent = marks.slice(0, MAX_AT_ONCE)
      const body = sent.map(({ lineId, amount, isShort, seen }) => ({ lineId, amount, isShort, version: seen.version }))
      const { items } = await api.picking.mark({ body: { marks: body } })
      const itemOf = new Map(items.map((item) => [item.lineId, item]))
      await tell(
        sent.map((entry) => {
          const item = itemOf.get(entry.lineId)
          return { entry, told: item ? toldOf(item) : { kind: 'gone' } }
        }),
      )
    }
    const days = new Map<string | null, Picking>()
    for (const entry of waiting('weigh')) {
      sent = [entry]
      if (entry.tries > 0) {
        const day =
          days.get(entry.date) ??
          (await api.picking.getPicking({
            query: { organizationId: owner.organizationId, ...(entry.date !== null && { date: entry.date }) },
          }))
        days.set(entry.date, day)
        const fate = weightFate(entry, lineIn(day, entry))
        if (fate) {
          await tell([{ entry, told: fate }])
          continue
        }
      }
      await tell([{ entry, told: await weigh(api, entry) }])
    }
    // one by one, in the order they were said: each counts with what the one before has left
    for (const entry of waiting('stock')) {
      sent = [entry]
      await tell([await moveShelf(api, entry)])
    }
    return { end: 'sent', answers }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return { end: 'signedOut', answers }
    if (isApiProblem(error) && error.problem.status < 500 && error.problem.status !== 429) {
      const told = { kind: 'refused', words: staffRefusalWords(error) } as const
      await tell(sent.map((entry) => ({ entry, told })))
      return { end: 'sent', answers }
    }
    queue.change(withLostLine)
    return { end: 'noLine', answers }
  }
}

/** Enters a move of the shelf; the press is its key, so a lost answer is asked for again without entering it twice. */
async function moveShelf({ stock }: Api, entry: UnsentEntry): Promise<Answer> {
  const { move, productId, amount, seen } = entry
  if (!move) return { entry, told: { kind: 'gone' } }
  const isCount = move.kind === 'count'
  const { items } = await stock.moveStock({
    body: { moves: [{ press: entry.id, productId, amount, ...move, ...(isCount && { seen: seen.amount }) }] },
  })
  const [fate] = items
  return fate ? { entry, told: shelfTold(fate), item: fate.item } : { entry, told: { kind: 'gone' } }
}

function shelfTold({ fate, kind, item, lotTrouble = 'otherDates' }: StockFate): Told {
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

/** Writes down what the scale showed; what is above the order is a gift, so nobody has to be asked. */
async function weigh({ cabinet }: Api, entry: UnsentEntry): Promise<Told> {
  const params = { id: entry.orderId }
  const requestedChange = {
    kind: 'weigh' as const,
    lines: [{ lineId: entry.lineId, picked: entry.amount }],
    isAboveCharged: false,
  }
  try {
    const preview = await cabinet.previewChange({ params, body: { requestedChange } })
    await cabinet.applyChange({ params, body: { requestedChange, expectedTotal: preview.totalAfter } })
  } catch (error) {
    if (!isApiProblem(error) || error.problem.status >= 500 || [401, 429].includes(error.problem.status)) throw error
    return error.problem.status === 404 ? { kind: 'gone' } : { kind: 'refused', words: staffRefusalWords(error) }
  }
  return { kind: 'kept', there: { amount: entry.amount, isShort: false, version: 0, isWeighed: true } }
}
