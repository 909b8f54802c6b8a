import { withProgress } from '@okolitsa/contracts/kernel/browser-upload.ts'
import type { Paper } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { registrationDeskKeys } from '../../registration/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { todayDeskKeys } from '../../today/desk/keys.ts'
import { sellersDeskKeys } from './keys.ts'

export interface PaperForm {
  readonly kind: Paper['kind']
  readonly title: string
  readonly number: string
  /** End of validity; absent = no expiry. */
  readonly validTo?: string
  readonly replaces?: number
  readonly file: File | null
}
export type Papers = Awaited<ReturnType<ReturnType<typeof cabinetApi>['papers']['listPapers']>>

/** Documents of a farm: start with the page's data; each response replaces them. */
export function usePapers(organizationId: number, initial: Papers) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const queryKey = sellersDeskKeys.papers(organizationId)
  const params = { id: organizationId }
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().papers.listPapers({ params }),
    initialData: initial,
  })
  const take = (papers: Papers, words: string) => {
    queryClient.setQueryData(queryKey, papers)
    void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
    void queryClient.invalidateQueries({ queryKey: registrationDeskKeys.application(organizationId) })
    showToast({ tone: 'success', text: words })
  }
  const save = useMutation({
    mutationFn: ({ file, ...body }: PaperForm) => {
      setSent(0)
      return cabinetApi().papers.addPaper({ params, body, files: file ? [file] : [], upload: withProgress(setSent) })
    },
    onSuccess: (papers) => take(papers, text.saved),
    // the form shows its own errors
    meta: { showsOwnError: true },
  })
  const remove = useMutation({
    mutationFn: (documentId: number) => cabinetApi().papers.removePaper({ params: { ...params, documentId } }),
    onSuccess: (papers) => take(papers, text.removed),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
  return { papers: data.items, lacks: data.lacks, save, remove, sent }
}
