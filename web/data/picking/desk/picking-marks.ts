import type { Picking } from '@okolitsa/contracts/picking/picking.ts'
import type { LineState, UnsentEntry, UnsentResult } from '@okolitsa/domain/unsent/unsent-entry.ts'

type Line = Picking['orders'][number]['lines'][number]

const changeLines = (picking: Picking, change: (line: Line) => Line): Picking => ({
  ...picking,
  orders: picking.orders.map((order) => ({ ...order, lines: order.lines.map(change) })),
})

export const stateOfLine = ({ picked, isShort, version, isWeighed }: Line): LineState => ({
  amount: picked,
  isShort,
  version,
  isWeighed,
})

function lineAs(line: Line, kind: UnsentEntry['kind'], { amount, isShort, version, isWeighed }: LineState): Line {
  if (kind === 'weigh') return line.isWeight ? { ...line, picked: amount, isWeighed, version } : line
  if (line.isWeight) return line
  // the customer may have reduced the amount since the mark
  const picked = Math.min(amount, line.need)
  return { ...line, picked, isShort: isShort && picked < line.need, version }
}

/** The day with pending marks applied; for a conflict, the server's state. */
export function withUnsent(picking: Picking, entries: readonly UnsentEntry[]): Picking {
  const pending = new Map(entries.filter(({ trouble }) => trouble === null).map((entry) => [entry.lineId, entry]))
  if (pending.size === 0) return picking
  return changeLines(picking, (line) => {
    const entry = pending.get(line.id)
    if (!entry) return line
    const { kind, amount, isShort } = entry
    return lineAs(line, kind, { amount, isShort, version: line.version, isWeighed: true })
  })
}

/** The day with the server's answers applied. */
export function withAnswers(
  picking: Picking,
  answers: readonly { readonly entry: UnsentEntry; readonly told: UnsentResult }[],
): Picking {
  const told = new Map(answers.map((answer) => [answer.entry.lineId, answer]))
  return changeLines(picking, (line) => {
    const answer = told.get(line.id)
    return answer && 'there' in answer.told ? lineAs(line, answer.entry.kind, answer.told.there) : line
  })
}
