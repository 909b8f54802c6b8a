import type { galleryDeskEndpoints } from '@okolitsa/contracts/images/gallery-desk.endpoints.ts'
import { changedGallery } from '@okolitsa/domain/images/gallery.ts'
import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { sellersDeskKeys } from '../../sellers/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { toursDeskKeys } from '../../tours/desk/keys.ts'
import { imagesDeskKeys } from './keys.ts'

export type ShownGallery = z.output<typeof galleryDeskEndpoints.listPictures.answer>
export type ShownPicture = ShownGallery['items'][number]

export type GalleryStep =
  /** Moves a picture to a position, 1 = first. */
  | { readonly kind: 'move'; readonly source: string; readonly place: number }
  | { readonly kind: 'describe'; readonly source: string; readonly alt: string }
  | { readonly kind: 'remove'; readonly source: string }

export interface GalleryOwner {
  readonly thing: 'farmers' | 'tours'
  readonly id: number
}

const keyOf = ({ thing, id }: GalleryOwner) =>
  thing === 'farmers' ? imagesDeskKeys.pictures(id) : imagesDeskKeys.galleryOf(thing, id)

/**
 * Pictures of a seller's page or of a tour with their actions: each change is displayed immediately, and saved one
 * after another.
 */
export function useGallery(params: GalleryOwner, initial: ShownGallery) {
  const queryClient = useQueryClient()
  const queryKey = keyOf(params)
  const scope = `gallery-${params.thing}-${params.id}`
  const spread = () =>
    void queryClient.invalidateQueries({
      queryKey: params.thing === 'farmers' ? sellersDeskKeys.company(params.id) : toursDeskKeys.tour(params.id),
    })
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().galleries.listPictures({ params }),
    initialData: initial,
  })
  const { mutate, isPending } = useMutation({
    // serialized: a position refers to the order after the previous step
    scope: { id: scope },
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
      // pending steps are already displayed
      if (queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) <= 1)
        queryClient.setQueryData(queryKey, answer)
      spread()
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
    take: (answer: ShownGallery) => {
      queryClient.setQueryData(queryKey, answer)
      spread()
    },
  }
}

/** The gallery after a step; alternative texts move with their pictures. */
function stepped({ items }: ShownGallery, step: GalleryStep): ShownGallery {
  const next = changedGallery(items, step)
  const urls = new Map(items.map(({ source, url }) => [source, url]))
  return { items: next?.map((picture) => ({ ...picture, url: urls.get(picture.source) ?? '' })) ?? items }
}
