import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { visitor } from '../../session/visitor.ts'
import { refusalWords } from './refusal-words.ts'
import { orderKey } from './use-order.ts'

/** What the shopper says came spoilt. */
export interface ClaimDraft {
  readonly lineId: number
  readonly spoiltPercent: number
  readonly comment: string
  readonly photos: readonly File[]
}

/** Sends a claim with its photos; `sent` is how much of them has gone, 0…1. A lost connection keeps everything typed. */
export function useClaim(orderId: number) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const claim = useMutation({
    meta: { tellsItself: true },
    mutationFn: ({ photos, ...body }: ClaimDraft): Promise<ClaimAnswer> => {
      setSent(0)
      return visitor.state().api.orderChanges.claimSpoilt({
        params: { id: orderId },
        body,
        files: photos,
        onUpload: setSent,
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKey(orderId) }),
  })
  return {
    claim,
    sent,
    refusal: claim.error && (refusalWords(claim.error) ?? orderChanges.claim.offline),
  }
}
