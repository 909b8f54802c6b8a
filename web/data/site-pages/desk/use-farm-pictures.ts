import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { imagesDeskKeys } from '../../images/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

const paramsOf = (organizationId: number) => ({ thing: 'farmers', id: organizationId }) as const

/** Pictures of the farm's gallery; undefined while loading. */
export function useFarmPictures(organizationId: number) {
  const query = useQuery({
    queryKey: imagesDeskKeys.pictures(organizationId),
    queryFn: () => cabinetApi().galleries.listPictures({ params: paramsOf(organizationId) }),
  })
  return query.data?.items
}

/** Adds a picture to the farm's gallery; passes its source key. */
export function useAddFarmPicture(organizationId: number, whenAdded: (source: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (picture: Blob) =>
      cabinetApi().galleries.addPictures({ params: paramsOf(organizationId), files: [picture] }),
    onSuccess: (gallery) => {
      queryClient.setQueryData(imagesDeskKeys.pictures(organizationId), gallery)
      const added = gallery.items.at(-1)
      if (added) whenAdded(added.source)
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}
