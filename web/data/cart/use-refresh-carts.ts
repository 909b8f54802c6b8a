import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartKeys } from './keys.ts'

/** Refetches the carts after other data has changed them. */
export function useRefreshCarts(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: cartKeys.all }), [queryClient])
}
