import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Everything the page has asked for is asked for anew: it was shown from the device's memory. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries(), [queryClient])
}
