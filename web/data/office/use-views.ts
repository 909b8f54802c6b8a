import type { SavedView } from '@okolitsa/contracts/office/office-views.endpoints.ts'
import type { ViewList } from '@okolitsa/domain/office/saved-views.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

type Named = Pick<SavedView, 'name' | 'isShared'>

/** Saved views of a list. A list without them has its built-in ones. */
export function useViews(list: ViewList): readonly SavedView[] {
  const { data } = useQuery({
    queryKey: officeKeys.views(list),
    queryFn: async () => (await officeApi().views.listViews({ query: { list } })).items,
    meta: { showsOwnError: true },
  })
  return data ?? []
}

/** Work on the saved views of a list; each answer replaces the shown ones. */
export function useViewWork(list: ViewList) {
  const queryClient = useQueryClient()
  const shows = {
    onSuccess: ({ items }: { items: SavedView[] }) => queryClient.setQueryData(officeKeys.views(list), items),
    meta: { showsOwnError: true },
  }
  const save = useMutation({
    mutationFn: (view: Named & { query: string }) => officeApi().views.saveView({ body: { list, ...view } }),
    ...shows,
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: Named & { id: number }) => officeApi().views.changeView({ params: { id }, body }),
    ...shows,
  })
  const remove = useMutation({
    mutationFn: (id: number) => officeApi().views.removeView({ params: { id } }),
    ...shows,
  })
  return { save, change, remove }
}
