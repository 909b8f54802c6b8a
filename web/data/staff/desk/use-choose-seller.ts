import { useMutation } from '@tanstack/react-query'
import { forgetKept } from '../../../platform/offline/kept.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** Goes on at another seller the person works at. @param next the page it goes on with */
export const useChooseSeller = (next: (organizationId: number) => string = () => '/cabinet') =>
  useMutation({
    mutationFn: (organizationId: number) => cabinetApi().staff.chooseSeller({ body: { organizationId } }),
    // a whole new page: nothing of the other seller stays in memory, nor on the device
    onSuccess: (_, organizationId) => {
      forgetKept()
      window.location.assign(next(organizationId))
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
