import { useMutation } from '@tanstack/react-query'
import { forgetKept } from '../../../platform/offline/kept.ts'
import { forgetUnsent, type UnsentOwner } from '../../unsent/desk/unsent-queue.ts'
import { cabinetApi } from './cabinet-api.ts'
import { leaveDeskTab } from './desk-tab.ts'

/** Ends the member's session and removes their data from the device. */
export const useStaffSignOut = (owner: UnsentOwner | null) =>
  useMutation({
    mutationFn: () => cabinetApi().staff.signOut(),
    onSuccess: () => {
      if (owner) forgetUnsent(owner)
      forgetKept()
      leaveDeskTab()
    },
    // a page load: no orders stay in memory
    onSettled: () => window.location.assign('/cabinet'),
  })
