import { useMutation } from '@tanstack/react-query'
import { officeApi } from './office-api.ts'

/** Ends the session; a page load follows, so that nothing of the office stays in memory. */
export const useOfficeSignOut = () =>
  useMutation({
    mutationFn: () => officeApi().access.signOutOfOffice(),
    onSettled: () => window.location.assign('/office/sign-in'),
  })
