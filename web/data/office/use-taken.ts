import type { TakenItem } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import type { TakenQueue } from '@okolitsa/domain/office/taken-items.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Interval at which an open page asks who took what, ms. */
const ASK_MS = 30_000

/** Items that people work on, in the queues of the person; empty until it is known. */
export function useTaken(): readonly TakenItem[] {
  const { data } = useQuery({
    queryKey: officeKeys.taken,
    queryFn: async () => (await officeApi().taken.listTakenItems()).items,
    refetchInterval: ASK_MS,
  })
  return data ?? []
}

/** Takes an item or gives it back; says who was faster. */
export function useTake(queue: TakenQueue, id: string, memberId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (isTaken: boolean) => (await officeApi().taken.takeItem({ body: { queue, id, isTaken } })).items,
    onSuccess: (items, isTaken) => {
      queryClient.setQueryData(officeKeys.taken, items)
      const holder = items.find((item) => item.queue === queue && item.id === id)?.member
      if (isTaken && holder && holder.id !== memberId) showToast({ tone: 'error', text: text.faster(holder.name) })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}

/** Gives an item back that the person has decided; nothing happens to an item of another person. */
export function endWork(queryClient: QueryClient, queue: TakenQueue, id: number | string): void {
  const taken = queryClient.getQueryData<readonly TakenItem[]>(officeKeys.taken) ?? []
  if (!taken.some((item) => item.queue === queue && item.id === String(id))) return
  officeApi()
    .taken.takeItem({ body: { queue, id: String(id), isTaken: false } })
    .then(({ items }) => queryClient.setQueryData(officeKeys.taken, items))
    // it ends by itself
    .catch(() => undefined)
}
