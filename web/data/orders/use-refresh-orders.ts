import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderKeys } from './keys.ts'

/** How to read the orders again, after something else has changed them. */
export function useRefreshOrders(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: orderKeys.all }), [queryClient])
}
