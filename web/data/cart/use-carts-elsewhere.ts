import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { visitor } from '../visitor/visitor.ts'
import { onCartsElsewhere } from './carts-elsewhere.ts'
import { cartKeys } from './keys.ts'

/** Reads the carts again when another tab may have changed them: once for the whole page. */
export function useCartsElsewhere(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    // two signs of one look are one question; what is said of a change while it is asked is another
    const cancelRefetch = visitor.state().site.sharesTabs === true
    return onCartsElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartKeys.all }, { cancelRefetch }))
  }, [queryClient])
}
