import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import type { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitesDeskKeys } from './keys.ts'

/** Sites of the seller; undefined until they are known. */
export function useSites() {
  const query = useQuery({ queryKey: sitesDeskKeys.sites, queryFn: () => cabinetApi().sites.listSites() })
  return { sites: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** The known facts of a seller that a new site needs; undefined while they are loaded. */
export function useSiteStart(organizationId: number) {
  const query = useQuery({
    queryKey: sitesDeskKeys.siteStart(organizationId),
    queryFn: () => cabinetApi().sitePages.getSiteStart({ params: { id: organizationId } }),
    // the proposed name is typed over: it must not change under the hand
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { start: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

export interface NewSite {
  readonly organizationId: number
  readonly mode: (typeof SITE_MODES)[number]
  readonly trade: Trade
  readonly name: string
  /** Shown to everybody at once. */
  readonly isPublished?: boolean
}

/** Makes a site with its first page; tells the page's id. */
export function useMakeSite(whenMade?: (pageId: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (site: NewSite) => cabinetApi().sitePages.makeSite({ body: site }),
    onSuccess: async ({ page }) => {
      await queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sites })
      whenMade?.(page.id)
    },
    meta: { showsOwnError: true },
  })
}

/** Deletes a site permanently; a site that another member has already deleted counts as deleted. */
export function useRemoveSite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (siteUuid: string) => {
      try {
        await cabinetApi().sitePages.removeSite({ params: { siteUuid } })
      } catch (error) {
        if (!isApiProblem(error) || error.problem.status !== 404) throw error
      }
    },
    onSuccess: () => {
      showToast({ tone: 'success', text: text.removed })
      return queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sites })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}

/** Pages of a site in their order; undefined until they are known. */
export function useSitePages(siteUuid: string) {
  const query = useQuery({
    queryKey: sitesDeskKeys.sitePages(siteUuid),
    queryFn: () => cabinetApi().sitePages.listPages({ params: { siteUuid } }),
  })
  return { pages: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** A new page without blocks; answers its id. */
export function useAddPage(siteUuid: string, whenAdded: (id: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ path, title }: { path: string; title: string }) => {
      const seo = { title: '', description: '', picture: null, isIndexed: true }
      const content = { title, seo, document: { blocks: [] } }
      return cabinetApi().sitePages.addPage({ params: { siteUuid }, body: { path, content } })
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sitePages(siteUuid) })
      whenAdded(id)
    },
    meta: { showsOwnError: true },
  })
}

/** Where a page stands: its address, and whether it is in the menu. */
export function useChangePage(siteUuid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<DeskPage, 'id'> & { isInMenu?: boolean; path?: string }) =>
      cabinetApi().sitePages.changePage({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sitePages(siteUuid) }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}

/** Puts pages of a site in another order: it is shown at once, and what is there is read again when it was not taken. */
export function useOrderPages(siteUuid: string) {
  const queryClient = useQueryClient()
  const queryKey = sitesDeskKeys.sitePages(siteUuid)
  return useMutation({
    mutationFn: async (pages: readonly DeskPage[]) => {
      // only those that moved, one after another: a menu of thirty pages is at most thirty short calls
      for (const [position, page] of pages.entries())
        if (page.position !== position)
          await cabinetApi().sitePages.changePage({ params: { id: page.id }, body: { position } })
    },
    onMutate: (items) => queryClient.setQueryData(queryKey, { items: [...items] }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Takes a page out with all its versions. */
export function useRemovePage(siteUuid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => cabinetApi().sitePages.removePage({ params: { id } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.removed })
      return queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sitePages(siteUuid) })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}
