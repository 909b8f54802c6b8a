import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { MATTER_KINDS, type MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Interval at which the open queue is read again, ms: decided by others, it gets shorter by itself. */
const ASK_MS = 30_000
/** The queue is read again when so few are left. */
const FEW = 10

const PATH = '/office/moderation'

/** The kind chosen in the URL; null = all. */
export const kindOfQuery = (query: URLSearchParams): MatterKind | null =>
  MATTER_KINDS.find((kind) => kind === query.get('kind')) ?? null

export const mattersPath = (kind: MatterKind | null): string =>
  kind === null ? PATH : `${PATH}?${new URLSearchParams({ kind })}`

export type MatterId = Pick<Matter, 'kind' | 'id'>
export const keyOfMatter = ({ kind, id }: MatterId): string => `${kind}-${id}`

/** The first texts of the queue, and their number by kind. */
export function useMatterQueue(kind: MatterKind | null) {
  const queryClient = useQueryClient()
  // decided here; the server's queue follows a moment later
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery({
    queryKey: officeKeys.mattersOf(kind ?? ''),
    queryFn: () => officeApi().moderation.listMatters({ query: kind === null ? {} : { kind } }),
    refetchInterval: ASK_MS,
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: officeKeys.matters })
  const mark = (matter: MatterId, isDecided: boolean) => {
    const key = keyOfMatter(matter)
    setDecided((before) => new Set(isDecided ? [...before, key] : [...before].filter((one) => one !== key)))
  }
  const messageOf = (error: Error, late: string) =>
    isApiProblem(error) && error.problem.code === 'MATTER_DECIDED' ? late : refusalWords(error, text.failed)

  const items = query.data?.items
  const waiting = items?.filter((matter) => !decided.has(keyOfMatter(matter)))
  const hidden = items?.filter((matter) => decided.has(keyOfMatter(matter))) ?? []

  const decide = useMutation({
    mutationFn: ({ because, seen, ...params }: MatterId & { because: DeclineReason | null; seen: string }) =>
      officeApi().moderation.decideMatter({ params, body: { declinedBecause: because, seen } }),
    onMutate: (matter) => mark(matter, true),
    onSuccess: () => {
      if ((waiting?.length ?? 0) <= FEW) void refresh()
    },
    onError: (error: Error, matter) => {
      showToast({ tone: 'error', text: messageOf(error, text.decidedByOther) })
      mark(matter, false)
      void refresh()
    },
    meta: { showsOwnError: true },
  })

  const undo = useMutation({
    mutationFn: ({ kind, id }: MatterId) => officeApi().moderation.undoDecision({ params: { kind, id } }),
    onSuccess: async (_, matter) => {
      showToast({ tone: 'success', text: text.undone })
      await refresh()
      mark(matter, false)
    },
    onError: (error: Error) => showToast({ tone: 'error', text: messageOf(error, text.undoLate) }),
    meta: { showsOwnError: true },
  })

  /** Number of texts of a kind that wait; null = of all kinds. */
  const countOf = (of: MatterKind | null): number => {
    const isOf = (one: { kind: MatterKind }) => of === null || one.kind === of
    const waits = query.data?.counts.filter(isOf).reduce((sum, { count }) => sum + count, 0) ?? 0
    return Math.max(waits - hidden.filter(isOf).length, 0)
  }
  return {
    waiting,
    total: countOf(kind),
    countOf,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    decide,
    undo,
  }
}
