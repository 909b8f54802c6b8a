import type { LegalText } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { LegalCode } from '@okolitsa/domain/content/legal-codes.ts'
import { legalTexts as text } from '@okolitsa/strings/ru/legal-texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Legal texts with what is in force. */
export const useLegalTexts = () =>
  useQuery({
    queryKey: officeKeys.legalTexts,
    queryFn: async () => (await officeApi().legalTexts.listLegalTexts()).items,
  })

/** A legal text with its last version and its history. */
export const useLegalText = (code: LegalCode) =>
  useQuery({
    queryKey: officeKeys.legalText(code),
    queryFn: () => officeApi().legalTexts.getLegalText({ params: { code } }),
    // another editor is noticed when this one comes back to the tab
    staleTime: 0,
  })

/** A change of a text. Somebody else's newer version is loaded; the page compares it with what was typed. */
function useLegalChange<Asked>(
  code: LegalCode,
  work: (asked: Asked) => Promise<LegalText>,
  words: { readonly done: (asked: Asked) => string; readonly failed: string },
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: work,
    onSuccess: async (answer, asked) => {
      showToast({ tone: 'success', text: words.done(asked) })
      onDone?.()
      queryClient.setQueryData(officeKeys.legalText(code), answer)
      await queryClient.invalidateQueries({ queryKey: officeKeys.legalTexts, exact: true })
    },
    onError: async (error: Error) => {
      if (isApiProblem(error) && error.problem.code === 'LEGAL_TEXT_CHANGED')
        await queryClient.refetchQueries({ queryKey: officeKeys.legalText(code) })
      showToast({ tone: 'error', text: refusalWords(error, words.failed) })
    },
  })
}

/** Saves a version; `onSaved` runs before the page shows it. */
export const useSaveLegalDraft = (code: LegalCode, onSaved: () => void) =>
  useLegalChange(
    code,
    (body: { version: number; title: string; text: string }) =>
      officeApi().legalTexts.saveLegalDraft({ params: { code }, body }),
    { done: () => text.saved, failed: text.saveFailed },
    onSaved,
  )

export const usePublishLegalText = (code: LegalCode) =>
  useLegalChange(
    code,
    (body: { version: number; from: string | null; asksAgain: boolean }) =>
      officeApi().legalTexts.publishLegalText({ params: { code }, body }),
    {
      done: ({ from }) => (from === null ? text.publish.done : text.publish.donePlan),
      failed: text.publish.failed,
    },
  )

export const useCancelLegalPlan = (code: LegalCode) =>
  useLegalChange(code, () => officeApi().legalTexts.cancelLegalPlan({ params: { code } }), {
    done: () => text.publish.planEnded,
    failed: text.saveFailed,
  })

/** Loads the words of an earlier version. */
export const useLegalVersion = (code: LegalCode) =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: (version: number) => officeApi().legalTexts.getLegalVersion({ params: { code, version } }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
