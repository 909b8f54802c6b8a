import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { visitor } from '../visitor/visitor.ts'
import { onCartsElsewhere } from './carts-elsewhere.ts'
import { cartKeys } from './keys.ts'

/** Refetches the carts when another tab may have changed them; once per page. */
export function useCartsElsewhere(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    // focus and visibility of one return cause one request; a published change during a request needs another one
    const cancelRefetch = visitor.state().site.sharesTabs === true
    return onCartsElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartKeys.all }, { cancelRefetch }))
  }, [queryClient])
}
