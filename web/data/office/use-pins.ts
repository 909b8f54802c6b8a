import { officeSearch as text } from '@okolitsa/strings/ru/office-search.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

interface Page {
  readonly href: string
  readonly title: string
}

/** Pinned pages of the person, and the change of one. */
export function usePins() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: officeKeys.pins,
    queryFn: async () => (await officeApi().pins.listPins()).items,
  })
  const pins: readonly Page[] = data ?? []
  const isPinned = (href: string) => pins.some((one) => one.href === href)
  const change = useMutation({
    mutationFn: async ({ href, title }: Page) =>
      (await officeApi().pins.setPin({ body: { href, title, isPinned: !isPinned(href) } })).items,
    onSuccess: (items) => queryClient.setQueryData(officeKeys.pins, items),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.pinFailed) }),
    meta: { showsOwnError: true },
  })
  return { pins, isPinned, turn: (page: Page) => change.mutate(page) }
}
