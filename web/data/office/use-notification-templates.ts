import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { TemplateKey, TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** All notifications with the state of their texts. */
export const useNotificationTemplates = () =>
  useQuery({
    queryKey: officeKeys.templates,
    queryFn: async () => (await officeApi().templates.listNotificationTemplates()).items,
  })

export const useNotificationTemplate = (key: TemplateKey) =>
  useQuery({
    queryKey: officeKeys.template(key),
    queryFn: () => officeApi().templates.getNotificationTemplate({ params: { key } }),
  })

/** Saves a text of one language; a conflict is left to the caller. */
export function useSaveTemplate(key: TemplateKey) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ language, version, parts }: { language: Language; version: number; parts: TemplateParts }) =>
      officeApi().templates.saveNotificationTemplate({ params: { key, language }, body: { version, parts } }),
    onSuccess: async (answer) => {
      showToast({ tone: 'success', text: text.saved })
      queryClient.setQueryData(officeKeys.template(key), answer)
      await queryClient.invalidateQueries({ queryKey: officeKeys.templates, exact: true })
    },
    onError: async (error: Error) => {
      if (isTemplateConflict(error)) await queryClient.refetchQueries({ queryKey: officeKeys.template(key) })
      else showToast({ tone: 'error', text: refusalWords(error, text.saveFailed) })
    },
  })
}

export const isTemplateConflict = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'TEMPLATE_CHANGED'

/** Sends a text that need not be saved to the person. */
export const useTemplateTrial = (key: TemplateKey) =>
  useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({
      language,
      ...body
    }: {
      language: Language
      channel: 'sms' | 'email'
      parts: TemplateParts
      sample: number
    }) => officeApi().templates.tryNotificationTemplate({ params: { key, language }, body }),
    onSuccess: ({ to }) => showToast({ tone: 'success', text: text.trial.sent(to) }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.trial.failed) }),
  })
