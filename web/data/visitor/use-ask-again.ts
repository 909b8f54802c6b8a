import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Refetches all data of the page, which was rendered from the device's cache. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries(), [queryClient])
}
