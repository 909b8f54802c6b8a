import { withProgress } from '@okolitsa/contracts/kernel/browser-upload.ts'
import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { changeRefusalWords } from './change-refusal.ts'
import type { SentExtent } from './claim-extent.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

export type ClaimDraft = SentExtent & {
  readonly lineId: number
  readonly comment: string
  readonly photos: readonly File[]
}

/** Preview of a claim's refund; null = not requested, or the claim is not possible. */
export function useClaimOutcome(orderId: number, lineId: number | null, extent: SentExtent | null) {
  const { data } = useQuery({
    queryKey: orderKeys.claimPreview(orderId, lineId, extent),
    queryFn: () =>
      shopApi().orderChanges.previewClaim({
        params: { id: orderId },
        body: { lineId: lineId ?? 0, ...(extent ?? { kind: 'spoilt', spoiltPercent: 1 }) },
      }),
    enabled: lineId !== null && extent !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return extent === null ? null : (data ?? null)
}

/** Sends a claim with its photos; `sent` is the upload progress, 0…1. A lost connection keeps the typed values. */
export function useClaim(orderId: number) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const claim = useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ photos, ...body }: ClaimDraft): Promise<ClaimAnswer> => {
      setSent(0)
      return shopApi().orderChanges.claimGoods({
        params: { id: orderId },
        body,
        files: photos,
        upload: withProgress(setSent),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) }),
  })
  return {
    claim,
    sent,
    refusal: claim.error && (changeRefusalWords(claim.error) ?? orderChanges.claim.offline),
  }
}

/** Appeals against a decision of the market. A lost connection keeps the typed words and the photos. */
export function useClaimAppeal(orderId: number) {
  const keep = useKeepOrder(orderId)
  const appeal = useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ claimId, text, photos }: { claimId: string; text: string; photos: readonly File[] }) =>
      shopApi().orderChanges.appealClaim({ params: { id: orderId, claimId }, body: { text }, files: photos }),
    onSuccess: (order) => {
      keep(order)
      showToast({ tone: 'success', text: claimAnswers.appeal.sent })
    },
  })
  return { appeal, refusal: appeal.error && (changeRefusalWords(appeal.error) ?? orderChanges.claim.offline) }
}
