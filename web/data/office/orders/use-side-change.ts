import type { SideChange } from '@okolitsa/contracts/office-orders/side-change.ts'
import { officeOrders as text } from '@okolitsa/strings/ru/office-orders.ts'
import { useQuery } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { useDebounced } from '../../../platform/timing/use-debounced.ts'
import { officeApi } from '../office-api.ts'
import { officeOrdersKeys } from './keys.ts'

/** Delay after the last keystroke before the preview, ms. */
const TYPING_PAUSE = 300

/** Effect of a change on the money of both sides, debounced; null = nothing is asked. */
export function useSideChangePreview(id: number, requestedChange: SideChange | null) {
  const wanted = requestedChange && JSON.stringify(requestedChange)
  const settled = useDebounced(wanted, TYPING_PAUSE)
  const { data, error, isFetching } = useQuery({
    queryKey: officeOrdersKeys.sideChange(id, settled),
    queryFn: () =>
      officeApi().orders.previewSideChange({
        params: { id },
        body: { requestedChange: JSON.parse(settled ?? '') as SideChange },
      }),
    enabled: settled !== null,
    retry: false,
    gcTime: 0,
  })
  const isSettled = wanted !== null && settled === wanted
  return {
    preview: isSettled && !isFetching ? (data ?? null) : null,
    refusal: isSettled && error ? refusalWords(error, text.failed) : null,
  }
}
