import { useMutation } from '@tanstack/react-query'
import { forgetKept } from '../../../platform/offline/kept.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** Switches to another seller of the member. @param next the page to open */
export const useChooseSeller = (next: (organizationId: number) => string = () => '/cabinet') =>
  useMutation({
    mutationFn: (organizationId: number) => cabinetApi().staff.chooseSeller({ body: { organizationId } }),
    // a page load: no data of the other seller stays in memory or on the device
    onSuccess: (_, organizationId) => {
      forgetKept()
      window.location.assign(next(organizationId))
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
