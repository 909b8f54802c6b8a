import { useMutation } from '@tanstack/react-query'
import { forgetKept } from '../../../platform/offline/kept.ts'
import { forgetUnsent, type UnsentOwner } from '../../unsent/desk/unsent-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { leaveDeskTab } from './desk-tab.ts'

/** Ends the session of whoever works here; what the phone has kept of the shop goes with them. */
export const useStaffSignOut = (owner: UnsentOwner | null) =>
  useMutation({
    mutationFn: () => cabinetApi().staff.signOut(),
    onSuccess: () => {
      if (owner) forgetUnsent(owner)
      forgetKept()
      leaveDeskTab()
    },
    // a whole new page: nothing of the orders stays in memory
    onSettled: () => window.location.assign('/cabinet'),
  })
