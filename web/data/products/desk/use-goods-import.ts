import { withProgress } from '@okolitsa/contracts/kernel/browser-upload.ts'
import type { GoodsImport } from '@okolitsa/contracts/products/goods-import.ts'
import { productsImport as text } from '@okolitsa/strings/ru/products-import.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { navigate, revalidate } from '../../../platform/router/router.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { importPath } from './goods-import-query.ts'
import { productsDeskKeys } from './keys.ts'

/** Polling interval of a running import, ms. */
const ASK_MS = 1_000

/** Uploads a file and opens its preview; `sent` is the progress, 0…1. */
export function useUploadGoods(organizationId: number) {
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => {
      setSent(0)
      const body = { organizationId, fileName: file.name.slice(-200).toWellFormed() }
      return cabinetApi().goodsImport.uploadGoods({ body, files: [file], upload: withProgress(setSent) })
    },
    onSuccess: ({ id }) => navigate(importPath(id)),
  })
  return { upload, sent, refusal: upload.error && refusalWords(upload.error, text.in.failed) }
}

/** An uploaded file; while it is being applied, with progress. */
export function useGoodsImport(initial: GoodsImport) {
  const queryClient = useQueryClient()
  const { id } = initial
  const queryKey = productsDeskKeys.goodsImport(id)
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().goodsImport.getImport({ params: { id } }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.state === 'applying' ? ASK_MS : false),
  })
  const isJustDone = data.state === 'done' && initial.state !== 'done'
  // refetches the rows with their outcomes, and the lists of products
  useEffect(() => {
    if (!isJustDone) return
    void revalidate()
    void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
  }, [isJustDone, queryClient])
  const apply = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => cabinetApi().goodsImport.applyImport({ params: { id } }),
    onSuccess: (begun) => queryClient.setQueryData(queryKey, begun),
  })
  return { goodsImport: data, apply, refusal: apply.error && refusalWords(apply.error, text.apply.failed) }
}
