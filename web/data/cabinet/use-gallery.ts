import type { galleryDeskEndpoints } from '@okolitsa/contracts/galleries/gallery-desk.endpoints.ts'
import { changedGallery } from '@okolitsa/domain/images/gallery.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'

export type ShownGallery = z.output<typeof galleryDeskEndpoints.listPictures.answer>
export type ShownPicture = ShownGallery['items'][number]

export type GalleryStep =
  /** 1 = it becomes the first. */
  | { readonly kind: 'move'; readonly source: string; readonly place: number }
  | { readonly kind: 'describe'; readonly source: string; readonly alt: string }
  | { readonly kind: 'remove'; readonly source: string }

const paramsOf = (organizationId: number) => ({ thing: 'farmers', id: organizationId }) as const

/** Pictures of the farm's page and the steps that arrange them: each is shown at once and saved one after another. */
export function useGallery(organizationId: number, initial: ShownGallery) {
  const queryClient = useQueryClient()
  const queryKey = cabinetKeys.pictures(organizationId)
  const params = paramsOf(organizationId)
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().galleries.listPictures({ params }),
    initialData: initial,
  })
  const { mutate, isPending } = useMutation({
    // a place is counted in the order that the step before has left
    scope: { id: `gallery-${organizationId}` },
    mutationFn: (step: GalleryStep) => {
      const { galleries } = cabinetApi()
      if (step.kind === 'remove') return galleries.removePicture({ params, query: { source: step.source } })
      const { kind: _, ...body } = step
      return galleries.changePicture({ params, body })
    },
    onMutate: async (step) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known: ShownGallery | undefined) => known && stepped(known, step))
    },
    onSuccess: (answer) => {
      // steps that still wait are on the page already
      if (
        queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === `gallery-${organizationId}` }) <= 1
      )
        queryClient.setQueryData(queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: cabinetKeys.company(organizationId) })
    },
    onError: (error: Error) => {
      void queryClient.invalidateQueries({ queryKey })
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    },
    meta: { showsOwnError: true },
  })
  return {
    pictures: data.items,
    step: mutate,
    isSaving: isPending,
    take: (answer: ShownGallery) => queryClient.setQueryData(queryKey, answer),
  }
}

/** The gallery as it will be; its addresses go with their pictures. */
function stepped({ items }: ShownGallery, step: GalleryStep): ShownGallery {
  const next = changedGallery(items, step)
  const urls = new Map(items.map(({ source, url }) => [source, url]))
  return { items: next?.map((picture) => ({ ...picture, url: urls.get(picture.source) ?? '' })) ?? items }
}
