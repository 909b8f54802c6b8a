import type { MatterKind, ReportReason } from '@okolitsa/domain/moderation/moderation.ts'
import { useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

export interface Report {
  readonly kind: MatterKind
  /** Of a message its chat before it. */
  readonly id: string
  readonly reason: ReportReason
  readonly words: string
}

/** Chat and message of a report; the rest is its body. */
export function messageOfReport({ id: ids, reason, words }: Report) {
  const [id = 0, messageId = 0] = ids.split('-').map(Number)
  return { params: { id, messageId }, body: { reason, words } }
}

const send = (report: Report): Promise<unknown> =>
  report.kind === 'chat'
    ? shopApi().chat.reportMessage(messageOfReport(report))
    : shopApi().reports.reportText({ body: report })

/**
 * Reports a text to the office; the window shows its own errors and keeps what was typed.
 * @param other sends the report of a page outside the shop
 */
export const useReport = (other?: (report: Report) => Promise<unknown>) =>
  useMutation({ meta: { showsOwnError: true }, mutationFn: other ?? send })
