import type { AgencyPaperItem, OwnPapers } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { moneyPapers as text } from '@okolitsa/strings/ru/money-papers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { ownPapersKeys } from './keys.ts'

export interface OwnPapersAsked {
  readonly organizationId: number
  /** The id of the last paper of the page before; absent = the first page. */
  readonly after?: number | undefined
}

/** Papers of the seller: starts with the page's data. */
export function useOwnPapers(asked: OwnPapersAsked, initial: OwnPapers): OwnPapers {
  const { data } = useQuery({
    queryKey: ownPapersKeys.page(asked),
    queryFn: () => cabinetApi().agencyPapers.listOwnAgencyPapers({ query: asked }),
    initialData: initial,
  })
  return data
}

/** Replies of an owner, and acts of reconciliation. Each answer is the paper, which replaces the shown one. */
export function useOwnPaperActions(asked: OwnPapersAsked) {
  const queryClient = useQueryClient()
  const done = (words: string) => (paper: AgencyPaperItem) => {
    queryClient.setQueryData<OwnPapers>(
      ownPapersKeys.page(asked),
      (shown) =>
        shown && {
          ...shown,
          items: shown.items.some(({ id }) => id === paper.id)
            ? shown.items.map((one) => (one.id === paper.id ? paper : one))
            : [paper, ...shown.items],
        },
    )
    showToast({ tone: 'success', text: words })
  }
  const common = {
    onError: (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  }
  return {
    object: useMutation({
      ...common,
      mutationFn: ({ id, words }: { id: number; words: string }) =>
        cabinetApi().agencyPapers.objectToAgencyPaper({ params: { id }, body: { text: words } }),
      onSuccess: done(text.objected),
    }),
    accept: useMutation({
      ...common,
      mutationFn: (id: number) => cabinetApi().agencyPapers.acceptAgencyPaper({ params: { id }, body: {} }),
      onSuccess: done(text.accepted),
    }),
    reconcile: useMutation({
      ...common,
      mutationFn: (days: { from: string; to: string }) =>
        cabinetApi().agencyPapers.askReconciliation({ body: { organizationId: asked.organizationId, ...days } }),
      onSuccess: done(text.reconcile.made),
    }),
  }
}

/** Sets the КПП of a company. */
export function useSetKpp(organizationId: number) {
  return useMutation({
    mutationFn: (kpp: string) => cabinetApi().agencyPapers.setOwnKpp({ body: { organizationId, kpp } }),
    onSuccess: () => void showToast({ tone: 'success', text: text.kpp.saved }),
    onError: (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}
