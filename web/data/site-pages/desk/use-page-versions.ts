import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitePagesDeskKeys } from './keys.ts'

/** Versions of a page that were published, the latest first; undefined until they are known. */
export function usePageVersions(id: string) {
  const query = useQuery({
    queryKey: sitePagesDeskKeys.versions(id),
    queryFn: () => cabinetApi().sitePages.listVersions({ params: { id } }),
    staleTime: 0,
  })
  return { versions: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** What a version held; undefined until it is known. */
export function usePageVersion(id: string, version: number) {
  const query = useQuery({
    queryKey: sitePagesDeskKeys.version(id, version),
    queryFn: () => cabinetApi().sitePages.getVersion({ params: { id, version } }),
  })
  return { found: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

/** A link to the draft for whoever has it; answers the path at the site's host. */
export function usePreviewLink(id: string, whenMade: (path: string) => void) {
  return useMutation({
    mutationFn: () => cabinetApi().sitePages.makePreview({ params: { id } }),
    onSuccess: ({ path }) => whenMade(path),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) }),
  })
}
