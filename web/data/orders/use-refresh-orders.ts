import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderKeys } from './keys.ts'

/** Refetches the orders after other data has changed them. */
export function useRefreshOrders(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: orderKeys.all }), [queryClient])
}
