import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitePagesDeskKeys } from './keys.ts'

/** Published versions of a page, latest first; undefined while loading. */
export function usePageVersions(id: string) {
  const query = useQuery({
    queryKey: sitePagesDeskKeys.versions(id),
    queryFn: () => cabinetApi().sitePages.listVersions({ params: { id } }),
    staleTime: 0,
  })
  return { versions: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** Content of a version; undefined while loading. */
export function usePageVersion(id: string, version: number) {
  const query = useQuery({
    queryKey: sitePagesDeskKeys.version(id, version),
    queryFn: () => cabinetApi().sitePages.getVersion({ params: { id, version } }),
  })
  return { found: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** Creates a secret link to the draft; passes its path on the site's host. */
export function usePreviewLink(id: string, whenMade: (path: string) => void) {
  return useMutation({
    mutationFn: () => cabinetApi().sitePages.makePreview({ params: { id } }),
    onSuccess: ({ path }) => whenMade(path),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}
