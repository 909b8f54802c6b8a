import { withProgress } from '@okolitsa/contracts/kernel/browser-upload.ts'
import type { GoodsImport } from '@okolitsa/contracts/products/goods-import.ts'
import { goodsImport as text } from '@okolitsa/strings/ru/goods-import.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { navigate, revalidate } from '../../../platform/router/router.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { importPath } from './goods-import-query.ts'
import { productsDeskKeys } from './keys.ts'

/** How often it is asked how far a file has been written, ms. */
const ASK_MS = 1_000

/** Sends a file and opens what it would do; `sent` is how much of it has gone, 0…1. */
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

/** A file that was read; while it is being written, how far that has gone. */
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
  // the rows say what became of them, and the lists of goods are no longer as they were
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
