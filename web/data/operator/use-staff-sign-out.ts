import { useMutation } from '@tanstack/react-query'
import { operatorApi } from './operator-api.ts'

/** Ends the session of whoever works here. */
export const useStaffSignOut = () =>
  useMutation({
    mutationFn: () => operatorApi().staff.signOut(),
    // a whole new page: nothing of the orders stays in memory
    onSettled: () => window.location.assign('/operator'),
  })
