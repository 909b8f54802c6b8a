import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Calls = OfficeApi['banners']
export type Banner = Awaited<ReturnType<Calls['getBanner']>>

export const useBanners = () =>
  useQuery({ queryKey: officeKeys.banners, queryFn: async () => (await officeApi().banners.listBanners()).items })

/** A banner; null = a new one, which is not loaded. */
export const useBanner = (code: string | null) =>
  useQuery({
    queryKey: officeKeys.banner(code ?? ''),
    queryFn: () => officeApi().banners.getBanner({ params: { code: code ?? '' } }),
    enabled: code !== null,
  })

/** Changes a banner. After a conflict the present banner is loaded; the caller says what has changed. */
export function useChangeBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ call }: { readonly call: (calls: Calls) => Promise<Banner>; readonly done: string }) =>
      call(officeApi().banners),
    onSuccess: async (banner, { done }) => {
      queryClient.setQueryData(officeKeys.banner(banner.code), banner)
      showToast({ tone: 'success', text: done })
      await queryClient.invalidateQueries({ queryKey: officeKeys.banners, exact: true })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      if (isShowcaseConflict(error)) await queryClient.refetchQueries({ queryKey: officeKeys.banners })
    },
  })
}

export const isShowcaseConflict = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'SHOWCASE_CHANGED'

export function useRemoveBanner(code: string) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => officeApi().banners.removeBanner({ params: { code } }),
    onSuccess: async () => {
      showToast({ tone: 'success', text: text.removed })
      await queryClient.invalidateQueries({ queryKey: officeKeys.banners, exact: true })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
}

export const useBannerPicture = () =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => officeApi().banners.addBannerPicture({ files: [file] }),
  })

/** Whether the shop has a page at a path now; undefined = not known yet. */
export const usePageExists = (path: string | null) =>
  useQuery({
    queryKey: officeKeys.pageExists(path ?? ''),
    queryFn: async () => (await fetch(path ?? '', { method: 'HEAD' })).ok,
    enabled: path !== null,
    retry: false,
  })
