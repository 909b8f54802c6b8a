import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { goodsForm as text } from '@okolitsa/strings/ru/goods-form.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

/** A product in its form: begins with what was loaded, and every answer is what it has become. */
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
  /** As the form was read. */
  readonly base: ProductForm
}

/** Fields that somebody else has changed meanwhile; empty = the refusal is about something else. */
const conflictOf = (error: unknown): readonly string[] => {
  const fields = isApiProblem(error) && error.problem.code === 'GOODS_CHANGED' ? error.problem.facts?.fields : undefined
  return Array.isArray(fields) ? fields.map(String) : []
}

/** Mistakes the server found, by the field of the form they are in. */
export function formErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiProblem(error)) return {}
  const named = Object.entries(error.problem.errors ?? {}).map(([path, words]) => {
    const field = path.replace(/^change\./, '').split('.')[0] ?? path
    return [{ onHand: 'stock', readyOn: 'stock', how: 'made', on: 'made' }[field] ?? field, words] as const
  })
  return Object.fromEntries(named)
}

/** Saves what was edited. What somebody else has changed meanwhile is told, and the product is read again. */
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

/** A new product as its steps gather it. */
export interface NewGoods {
  readonly key: string
  readonly title: string
  /** Null = it is a dish. */
  readonly categoryId: number | null
  /** Null = it is no dish. */
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

/** Adds a product with its photo. Pressed again after a lost answer, it adds no second one. */
export function useCreateGoods(organizationId: number, onMade: (product: GoodsProduct) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ photo, onHand, categoryId, sectionId, ...said }: NewGoods) =>
      cabinetApi().goodsProduct.createGoods({
        body: {
          ...said,
          organizationId: String(organizationId),
          ...(categoryId !== null && { categoryId: String(categoryId) }),
          ...(sectionId !== null && { sectionId: String(sectionId) }),
          measure: String(said.measure),
          price: String(said.price),
          isWeight: said.isWeight ? 'true' : 'false',
          isOnSale: said.isOnSale ? 'true' : 'false',
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

/** Categories that a title sounds like, the most alike first. */
export function useSuggestedCategories(title: string): readonly number[] {
  const { data } = useQuery({
    queryKey: productsDeskKeys.suggestedCategories(title),
    queryFn: () => cabinetApi().goodsProduct.listGoodsCategories({ query: { title } }),
    enabled: title.length > 2,
    placeholderData: (before) => before,
  })
  return title.length > 2 ? (data?.suggested ?? []) : []
}

/** Categories that goods may stand in; empty until they are known. */
export function useGoodsCategories() {
  const { data } = useQuery({
    queryKey: productsDeskKeys.suggestedCategories(''),
    queryFn: () => cabinetApi().goodsProduct.listGoodsCategories({ query: {} }),
  })
  return data?.items ?? []
}
