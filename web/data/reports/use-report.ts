import type { MatterKind, ReportReason } from '@okolitsa/domain/moderation/moderation.ts'
import { useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** Reports a text to the office; the window shows its own errors and keeps what was typed. */
export const useReport = () =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: { kind: MatterKind; id: string; reason: ReportReason; words: string }) =>
      shopApi().reports.reportText({ body }),
  })
