import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** Interval at which the open queue is read again, ms: decided by others, it gets shorter by itself. */
const ASK_MS = 30_000
/** The queue is read again when so few are left. */
const FEW = 10

/** A decision about an item: the name of the action, with a reason and words when the action asks for them. */
export interface QueueDecision<Item> {
  readonly item: Item
  readonly action: string
  readonly reason: string | null
  readonly message: string
}

export interface QueueCalls<Item> {
  readonly queryKey: QueryKey
  read(): Promise<{ readonly items: readonly Item[]; readonly total: number }>
  idOf(item: Item): number
  send(decision: QueueDecision<Item>): Promise<unknown>
  takeBack(id: number): Promise<unknown>
  /** Words of a refusal because the item is no longer as it was seen; null = another error. */
  overWords(code: string, reason: unknown): string | null
  readonly words: { readonly failed: string; readonly undone: string; readonly undoLate: string }
}

/** The first items of a queue of the office, and their number in all. */
export function useDecisionQueue<Item>({ queryKey, read, idOf, send, takeBack, overWords, words }: QueueCalls<Item>) {
  const queryClient = useQueryClient()
  // decided here; the server's queue follows a moment later
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const query = useQuery({ queryKey, queryFn: read, refetchInterval: ASK_MS })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const mark = (id: number, isDecided: boolean) =>
    setDecided((before) => new Set(isDecided ? [...before, id] : [...before].filter((one) => one !== id)))
  const messageOf = (error: Error) =>
    isApiProblem(error) ? overWords(error.problem.code, error.problem.facts?.reason) : null

  const items = query.data?.items
  const waiting = items?.filter((item) => !decided.has(idOf(item)))

  const decide = useMutation({
    mutationFn: send,
    onMutate: ({ item }) => mark(idOf(item), true),
    onSuccess: () => {
      if ((waiting?.length ?? 0) <= FEW) void refresh()
    },
    onError: (error: Error, { item }) => {
      showToast({ tone: 'error', text: messageOf(error) ?? refusalWords(error, words.failed) })
      mark(idOf(item), false)
      void refresh()
    },
    meta: { showsOwnError: true },
  })

  const undo = useMutation({
    mutationFn: takeBack,
    onSuccess: async (_, id) => {
      showToast({ tone: 'success', text: words.undone })
      await refresh()
      mark(id, false)
    },
    onError: (error: Error) =>
      void showToast({ tone: 'error', text: messageOf(error) ? words.undoLate : refusalWords(error, words.failed) }),
    meta: { showsOwnError: true },
  })

  const hidden = (items?.length ?? 0) - (waiting?.length ?? 0)
  return {
    waiting,
    total: Math.max((query.data?.total ?? 0) - hidden, 0),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    decide,
    undo,
  }
}
