import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitesDeskKeys } from './keys.ts'

/** Domains of a site; undefined while loading. */
export function useSiteDomains(siteUuid: string) {
  const query = useQuery({
    queryKey: sitesDeskKeys.siteDomains(siteUuid),
    queryFn: () => cabinetApi().sites.listDomains({ params: { siteUuid } }),
  })
  return { domains: query.data?.items, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
export type SiteDomain = NonNullable<ReturnType<typeof useSiteDomains>['domains']>[number]

const showFailure = (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notDone) })

export function useClaimDomain(siteUuid: string, whenAdded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (host: string) => cabinetApi().sites.claimDomain({ params: { siteUuid }, body: { host } }),
    onSuccess: () => {
      whenAdded()
      showToast({ tone: 'success', text: text.added })
      return queryClient.invalidateQueries({ queryKey: sitesDeskKeys.siteDomains(siteUuid) })
    },
    meta: { showsOwnError: true },
  })
}

/** Checks the DNS records now and reports the result. */
export function useCheckDomain(siteUuid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (host: string) => cabinetApi().sites.checkDomain({ params: { siteUuid, host } }),
    onSuccess: ({ state }) => {
      const leads = state === 'verified' || state === 'certified'
      showToast({ ...(leads && { tone: 'success' }), text: text.checked[state] })
      return queryClient.invalidateQueries({ queryKey: sitesDeskKeys.siteDomains(siteUuid) })
    },
    onError: showFailure,
  })
}

export function useReleaseDomain(siteUuid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (host: string) => cabinetApi().sites.releaseDomain({ params: { siteUuid, host } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.removed })
      return queryClient.invalidateQueries({ queryKey: sitesDeskKeys.siteDomains(siteUuid) })
    },
    onError: showFailure,
  })
}

/** Email address for service requests; undefined while loading, null = none. */
export function useRequestEmail(siteUuid: string) {
  const queryClient = useQueryClient()
  const queryKey = sitesDeskKeys.requestEmail(siteUuid)
  const query = useQuery({ queryKey, queryFn: () => cabinetApi().requests.getContact({ params: { siteUuid } }) })
  const save = useMutation({
    mutationFn: (email: string | null) => cabinetApi().requests.setContact({ params: { siteUuid }, body: { email } }),
    onSuccess: (contact) => {
      queryClient.setQueryData(queryKey, contact)
      showToast({ tone: 'success', text: text.saved })
    },
    meta: { showsOwnError: true },
  })
  return {
    email: query.data?.email,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    save,
  }
}
