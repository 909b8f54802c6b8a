import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

type Verdict = Parameters<OfficeApi['papers']['checkSellerPaper']>[0]['body'] & { readonly documentId: number }
export type PaperRuleAsked = Parameters<OfficeApi['papers']['previewPaperRule']>[0]['body']
export type PaperRules = Awaited<ReturnType<OfficeApi['papers']['listPaperRules']>>

/** Accepts or refuses a paper of a seller. */
export function useCheckPaper(organizationId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ documentId, ...body }: Verdict) =>
      officeApi().papers.checkSellerPaper({ params: { id: organizationId, documentId }, body }),
    // somebody else may have checked it
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: officeKeys.sellers }),
        queryClient.invalidateQueries({ queryKey: officeKeys.queues }),
      ]),
    meta: { showsOwnError: true },
  })
}

/** Requirements of papers; each change answers with all of them. */
export function usePaperRules(initialData: PaperRules) {
  const queryClient = useQueryClient()
  const queryKey = officeKeys.paperRules
  const { data } = useQuery({ queryKey, queryFn: () => officeApi().papers.listPaperRules(), initialData })
  const change = useMutation({
    mutationFn: (body: PaperRuleAsked & { readonly seen: PaperRuleAsked['effect'] }) =>
      officeApi().papers.changePaperRule({ body }),
    onSuccess: (rules) => queryClient.setQueryData(queryKey, rules),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { showsOwnError: true },
  })
  return { rules: data, change }
}

/** Sellers and goods that a rule would stop or bring back. */
export const useRulePreview = (rule: PaperRuleAsked) =>
  useQuery({
    queryKey: officeKeys.paperRulePreview(JSON.stringify(rule)),
    queryFn: () => officeApi().papers.previewPaperRule({ body: rule }),
    gcTime: 0,
  })
