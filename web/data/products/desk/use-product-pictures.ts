import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

type Step =
  | { readonly kind: 'add'; readonly photo: Blob }
  /** Moves a picture to a position, 1 = first. */
  | { readonly kind: 'move'; readonly source: string; readonly place: number }
  | { readonly kind: 'describe'; readonly source: string; readonly alt: string }
  | { readonly kind: 'remove'; readonly source: string }

/** Pictures of a product with their actions, each saved immediately. */
export function useProductPictures(id: number) {
  const queryClient = useQueryClient()
  const queryKey = productsDeskKeys.productPictures(id)
  const params = { thing: 'products', id } as const
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().galleries.listPictures({ params }),
  })
  const { mutate, isPending } = useMutation({
    // serialized: a position refers to the order after the previous step
    scope: { id: `pictures-${id}` },
    mutationFn: (step: Step) => {
      const { galleries } = cabinetApi()
      if (step.kind === 'add') return galleries.addPictures({ params, files: [step.photo] })
      if (step.kind === 'remove') return galleries.removePicture({ params, query: { source: step.source } })
      const { kind: _kind, ...body } = step
      return galleries.changePicture({ params, body })
    },
    onSuccess: (gallery) => {
      queryClient.setQueryData(queryKey, gallery)
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.product(id) })
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
    },
    onError: (error: Error) => {
      void queryClient.invalidateQueries({ queryKey })
      showToast({ tone: 'error', text: refusalWords(error, text.pictures.failed) })
    },
  })
  return { pictures: data?.items, isError, refetch, step: mutate, isSaving: isPending }
}
