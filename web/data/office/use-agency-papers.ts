import { AGENCY_PAPERS } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { isPaperMonth, isPaperYear } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { moneyPapers } from '@okolitsa/strings/ru/money-papers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

const text = moneyPapers.office
export const OFFICE_PAPERS_PATH = '/office/ledger/papers'

type Asked = NonNullable<Parameters<OfficeApi['agencyPapers']['listAgencyPapers']>[0]>
export type PapersAsked = NonNullable<Asked['query']>

/** Filters of the URL; wrong values are left out. */
export function papersAskedOf(params: URLSearchParams): PapersAsked {
  const of = (name: string) => (params.get(name) ?? '').trim().slice(0, 80)
  const numberOf = (name: string) => {
    const number = Number(of(name))
    return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
  }
  const [period, needs, search] = [of('period'), of('needs'), of('search')]
  const kind = AGENCY_PAPERS.find((one) => one === of('kind'))
  const [seller, after] = [numberOf('seller'), numberOf('after')]
  return {
    ...((isPaperMonth(period) || isPaperYear(period)) && { period }),
    ...(kind && { kind }),
    ...((needs === 'answer' || needs === 'sending') && { needs }),
    ...(search !== '' && { search }),
    ...(seller && { seller }),
    ...(after && { after }),
  }
}

export const useAgencyPapers = (asked: PapersAsked) =>
  useQuery({
    queryKey: officeKeys.agencyPapersPage(asked),
    queryFn: () => officeApi().agencyPapers.listAgencyPapers({ query: asked }),
  })

/** Forms, corrects, answers and sends papers. */
export function useAgencyPaperActions() {
  const queryClient = useQueryClient()
  const done = (words: string) => () => {
    showToast({ tone: 'success', text: words })
    return queryClient.invalidateQueries({ queryKey: officeKeys.agencyPapers })
  }
  const common = {
    onError: (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, moneyPapers.failed) }),
    meta: { showsOwnError: true },
  }
  const api = () => officeApi().agencyPapers
  return {
    preview: useMutation({
      ...common,
      mutationFn: (period: string) => api().previewAgencyPapers({ query: { period } }),
    }),
    form: useMutation({
      ...common,
      mutationFn: (period: string) => api().formAgencyPapers({ body: { period } }),
      onSuccess: done(text.form.made),
    }),
    correct: useMutation({
      ...common,
      mutationFn: (id: number) => api().correctAgencyPapers({ params: { id }, body: {} }),
      onSuccess: done(text.corrected),
    }),
    answer: useMutation({
      ...common,
      mutationFn: ({ id, words }: { id: number; words: string }) =>
        api().answerObjection({ params: { id }, body: { text: words } }),
      onSuccess: done(text.answerDone),
    }),
    send: useMutation({
      ...common,
      mutationFn: (id: number) => api().sendAgencyPaper({ params: { id }, body: {} }),
      onSuccess: done(text.sent),
    }),
  }
}
