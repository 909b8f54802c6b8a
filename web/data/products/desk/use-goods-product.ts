import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

/** A product in its form: starts with the page's data; every response replaces it. */
export function useGoodsProduct(initial: GoodsProduct): GoodsProduct {
  const { data } = useQuery({
    queryKey: productsDeskKeys.product(initial.id),
    queryFn: () => cabinetApi().goodsProduct.readGoods({ params: { id: initial.id } }),
    initialData: initial,
  })
  return data
}

interface Edit {
  readonly change: Partial<ProductForm>
  /** Values loaded into the form. */
  readonly base: ProductForm
}

/** Fields changed concurrently by another person; empty = another refusal. */
const conflictOf = (error: unknown): readonly string[] => {
  const fields = isApiProblem(error) && error.problem.code === 'GOODS_CHANGED' ? error.problem.facts?.fields : undefined
  return Array.isArray(fields) ? fields.map(String) : []
}

export function formErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiProblem(error)) return {}
  const named = Object.entries(error.problem.errors ?? {}).map(([path, words]) => {
    const field = path.replace(/^change\./, '').split('.')[0] ?? path
    return [{ onHand: 'stock', readyOn: 'stock', how: 'made', on: 'made' }[field] ?? field, words] as const
  })
  return Object.fromEntries(named)
}

/** Saves edits. Concurrent changes of another person are reported, and the product is refetched. */
export function useEditGoods(
  id: number,
  { onSaved, onConflict }: { onSaved: () => void; onConflict: (fields: readonly string[]) => void },
) {
  const queryClient = useQueryClient()
  const queryKey = productsDeskKeys.product(id)
  return useMutation({
    mutationFn: ({ change, base }: Edit) => {
      const seen = Object.fromEntries(Object.keys(change).map((field) => [field, base[field as keyof ProductForm]]))
      return cabinetApi().goodsProduct.editGoods({ params: { id }, body: { change, seen } })
    },
    onSuccess: (product) => {
      queryClient.setQueryData(queryKey, product)
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      onSaved()
      showToast({ tone: 'success', text: text.saved })
    },
    onError: async (error: Error) => {
      const fields = conflictOf(error)
      if (fields.length === 0) return showToast({ tone: 'error', text: refusalWords(error, text.notSaved) })
      await queryClient.invalidateQueries({ queryKey })
      onConflict(fields)
    },
  })
}

/** A new product after its three steps. */
export interface NewGoods {
  readonly key: string
  readonly title: string
  /** Category of a product; null = a dish. */
  readonly categoryId: number | null
  /** Menu section of a dish; null = not a dish. */
  readonly sectionId: number | null
  readonly unit: GoodsProduct['unit']
  readonly isWeight: boolean
  readonly measure: number
  readonly price: number
  readonly onHand: number | null
  readonly composition: string
  readonly shelfLife: string
  readonly storage: string
  readonly isOnSale: boolean
  readonly photo: Blob | null
}

/** Creates a product with its photo. A repeat after a lost answer creates no second one. */
export function useCreateGoods(organizationId: number, onMade: (product: GoodsProduct) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ photo, onHand, categoryId, sectionId, ...fields }: NewGoods) =>
      cabinetApi().goodsProduct.createGoods({
        body: {
          ...fields,
          organizationId: String(organizationId),
          ...(categoryId !== null && { categoryId: String(categoryId) }),
          ...(sectionId !== null && { sectionId: String(sectionId) }),
          measure: String(fields.measure),
          price: String(fields.price),
          isWeight: fields.isWeight ? 'true' : 'false',
          isOnSale: fields.isOnSale ? 'true' : 'false',
          ...(onHand !== null && { onHand: String(onHand) }),
        },
        files: photo ? [photo] : [],
      }),
    onSuccess: (product) => {
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      onMade(product)
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notMade) }),
  })
}

/** Categories suggested by a title, best match first. */
export function useSuggestedCategories(title: string): readonly number[] {
  const { data } = useQuery({
    queryKey: productsDeskKeys.suggestedCategories(title),
    queryFn: () => cabinetApi().goodsProduct.listGoodsCategories({ query: { title } }),
    enabled: title.length > 2,
    placeholderData: (before) => before,
  })
  return title.length > 2 ? (data?.suggested ?? []) : []
}

/** Categories for products; empty while loading. */
export function useGoodsCategories() {
  const { data } = useQuery({
    queryKey: productsDeskKeys.suggestedCategories(''),
    queryFn: () => cabinetApi().goodsProduct.listGoodsCategories({ query: {} }),
  })
  return data?.items ?? []
}
