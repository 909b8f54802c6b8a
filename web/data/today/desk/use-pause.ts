import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Today } from '@okolitsa/contracts/today/today.ts'
import type { PauseLength, PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { todayDeskKeys } from './keys.ts'

/** Stops sales of a farm for a period or until a day; null = resumes them. */
export function usePause(organizationId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (asked: PauseLength | { readonly till: string; readonly reason: PauseReason | null } | null) =>
      cabinetApi().today.setPause({
        params: { id: organizationId },
        body: asked !== null && typeof asked === 'object' ? { length: 'open', ...asked } : { length: asked },
      }),
    onSuccess: ({ pause }) => {
      queryClient.setQueryData(
        todayDeskKeys.todayOf(organizationId),
        (known: Today | undefined) => known && { ...known, pause },
      )
      showToast({ tone: 'success', text: pause ? text.pause.stopped : text.pause.going })
    },
    onError: (error) => {
      showToast({ tone: 'error', text: staffRefusalWords(error) })
      if (isApiProblem(error) && error.problem.status === 401) void navigate(signInPath('/cabinet'))
    },
  })
}
