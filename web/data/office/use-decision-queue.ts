import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { TakenQueue } from '@okolitsa/domain/office/taken-items.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { endWork } from './use-taken.ts'

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

export interface QueueCalls<Item, Kind extends string> {
  readonly queryKey: QueryKey
  /** Keys that a decision makes old. */
  readonly outdated: QueryKey
  /** The queue in which people take its items. */
  readonly taken: TakenQueue
  /** The chosen kind; null = all kinds. */
  readonly kind: Kind | null
  read(): Promise<{
    readonly items: readonly Item[]
    readonly counts: readonly { readonly kind: Kind; readonly count: number }[]
  }>
  /** The id under which the item is taken. */
  idOf(item: Item): string
  kindOf(item: Item): Kind
  send(decision: QueueDecision<Item>): Promise<unknown>
  takeBack(item: Item): Promise<unknown>
  /** Words of a refusal because the item is no longer as it was seen; null = another error. */
  overWords(code: string, reason: unknown): string | null
  readonly words: { readonly undone: string; readonly undoLate: string }
}

/** The first items of a queue of the office, and their number by kind. */
export function useDecisionQueue<Item, Kind extends string>(calls: QueueCalls<Item, Kind>) {
  const { queryKey, outdated, taken, kind, read, idOf, kindOf, send, takeBack, overWords, words } = calls
  const queryClient = useQueryClient()
  // decided here; the server's queue follows a moment later
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery({ queryKey, queryFn: read, refetchInterval: ASK_MS })
  const refresh = () => queryClient.invalidateQueries({ queryKey: outdated })
  const mark = (item: Item, isDecided: boolean) => {
    const id = idOf(item)
    setDecided((before) => new Set(isDecided ? [...before, id] : [...before].filter((one) => one !== id)))
  }
  const messageOf = (error: Error) =>
    isApiProblem(error) ? overWords(error.problem.code, error.problem.facts?.reason) : null

  const items = query.data?.items
  const waiting = items?.filter((item) => !decided.has(idOf(item)))

  const decide = useMutation({
    mutationFn: send,
    onMutate: ({ item }) => mark(item, true),
    onSuccess: (_, { item }) => {
      endWork(queryClient, taken, idOf(item))
      if ((waiting?.length ?? 0) <= FEW) void refresh()
    },
    onError: (error: Error, { item }) => {
      showToast({ tone: 'error', text: messageOf(error) ?? refusalWords(error, text.failed) })
      mark(item, false)
      void refresh()
    },
    meta: { showsOwnError: true },
  })

  const undo = useMutation({
    mutationFn: takeBack,
    onSuccess: async (_, item) => {
      showToast({ tone: 'success', text: words.undone })
      await refresh()
      mark(item, false)
    },
    onError: (error: Error) =>
      void showToast({ tone: 'error', text: messageOf(error) ? words.undoLate : refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })

  /** Number of items of a kind that wait; null = of all kinds. */
  const countOf = (of: Kind | null): number => {
    const all = query.data?.counts.reduce((sum, one) => sum + (of === null || one.kind === of ? one.count : 0), 0) ?? 0
    const hidden = items?.filter((item) => decided.has(idOf(item)) && (of === null || kindOf(item) === of)) ?? []
    return Math.max(all - hidden.length, 0)
  }
  return {
    ...{ taken, kind, idOf, waiting, countOf, decide, undo },
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}
