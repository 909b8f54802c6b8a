import type { EmptiedShelf } from '@okolitsa/contracts/picking/picking.ts'
import { emptiedShelves as text } from '@okolitsa/strings/ru/emptied-shelves.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { pickingDeskKeys } from './keys.ts'

/** Interval at which the list is read again, ms: a shelf may be refilled for a limited time only. */
const ASK_MS = 60_000

/**
 * Products of a seller taken off sale because pickers did not find them, and the action that puts them back on sale.
 */
export function useEmptied(organizationId: number) {
  const queryClient = useQueryClient()
  const queryKey = pickingDeskKeys.emptied(organizationId)
  const ask = () => queryClient.invalidateQueries({ queryKey })
  useLive([`staff:${organizationId}`], () => void ask(), 'staff')
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await cabinetApi().picking.listEmptied({ query: { organizationId } })).items,
    refetchInterval: ASK_MS,
    // a failure does not stop picking
    meta: { showsOwnError: true },
    retry: false,
  })
  const back = useMutation({
    mutationFn: ({ id }: EmptiedShelf) => cabinetApi().picking.returnEmptied({ params: { id } }),
    onSuccess: ({ isReturned }, { title }) =>
      showToast({ tone: isReturned ? 'success' : 'info', text: isReturned ? text.returned(title) : text.over(title) }),
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
    onSettled: ask,
  })
  return { emptied: data ?? [], back }
}
