import type { AgencyPaperItem, OfficePaper } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { mayObjectUntil, type PaperFacts, paperStateOn } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import type { PaperRow } from '../store/paper-list.store.ts'

const dayOf = (at: Date | null) => at && dayIn(SHOP_TIME_ZONE, at)

export const factsOfPaper = (row: PaperRow): PaperFacts => ({
  kind: row.kind,
  shownOn: dayIn(SHOP_TIME_ZONE, row.formedAt),
  acceptedOn: row.replyKind === 'accepted' ? dayOf(row.replyAt) : null,
  objectedOn: row.replyKind === 'objected' ? dayOf(row.replyAt) : null,
  isAnswered: row.answeredAt !== null,
  isCorrected: row.correctedBy !== null,
})

export function presentPaper(row: PaperRow, now: Date): AgencyPaperItem {
  const today = dayIn(SHOP_TIME_ZONE, now)
  const facts = factsOfPaper(row)
  const { id, kind, period, number, day, revision, correctedBy, replyKind, replyAt, edoState, edoAt } = row
  return {
    ...{ id, kind, period, number, day, revision, correctedBy },
    total: roublesOf(row.total),
    state: paperStateOn(today, facts),
    objectUntil: mayObjectUntil(today, facts),
    reply: replyKind &&
      replyAt && {
        ...{ kind: replyKind, text: row.replyText ?? '', at: replyAt.toISOString(), answer: row.answer },
        answeredAt: row.answeredAt?.toISOString() ?? null,
      },
    sending: edoState && edoAt && { state: edoState, reason: row.edoReason ?? '', at: edoAt.toISOString() },
    hasXml: kind === 'feeAct' && row.total !== 0,
  }
}

export const presentOfficePaper = (row: PaperRow, now: Date): OfficePaper => ({
  ...presentPaper(row, now),
  seller: { id: row.organizationId, name: row.seller },
})
