import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { DeskPage } from '@okolitsa/contracts/site-pages/site-page.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import type { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitesDeskKeys } from './keys.ts'

/** Sites of the seller; undefined while loading. */
export function useSites() {
  const query = useQuery({ queryKey: sitesDeskKeys.sites, queryFn: () => cabinetApi().sites.listSites() })
  return { sites: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** The known data of a seller that a new site needs; undefined while it is loaded. */
export function useSiteStart(organizationId: number) {
  const query = useQuery({
    queryKey: sitesDeskKeys.siteStart(organizationId),
    queryFn: () => cabinetApi().sitePages.getSiteStart({ params: { id: organizationId } }),
    // the proposed name is edited: a refetch must not change it
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
  /** Whether the site is public. */
  readonly isPublished?: boolean
}

/** Creates a site with its first page; passes the page's id. */
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

/** Deletes a site permanently; succeeds when another member has already deleted it. */
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

/** Pages of a site in order; undefined while loading. */
export function useSitePages(siteUuid: string) {
  const query = useQuery({
    queryKey: sitesDeskKeys.sitePages(siteUuid),
    queryFn: () => cabinetApi().sitePages.listPages({ params: { siteUuid } }),
  })
  return { pages: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** Creates an empty page; passes its id. */
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

/** Changes the path of a page, and whether it is in the menu. */
export function useChangePage(siteUuid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<DeskPage, 'id'> & { isInMenu?: boolean; path?: string }) =>
      cabinetApi().sitePages.changePage({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sitesDeskKeys.sitePages(siteUuid) }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}

/** Reorders the pages of a site optimistically; refetches them on failure. */
export function useOrderPages(siteUuid: string) {
  const queryClient = useQueryClient()
  const queryKey = sitesDeskKeys.sitePages(siteUuid)
  return useMutation({
    mutationFn: async (pages: readonly DeskPage[]) => {
      // only moved pages, one after another: a menu of thirty pages makes at most thirty short calls
      for (const [position, page] of pages.entries())
        if (page.position !== position)
          await cabinetApi().sitePages.changePage({ params: { id: page.id }, body: { position } })
    },
    onMutate: (items) => queryClient.setQueryData(queryKey, { items: [...items] }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Deletes a page with all its versions. */
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
