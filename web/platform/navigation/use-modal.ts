import { useState } from 'react'
import { usePage } from '../router/screens.tsx'

/** State of a window that closes automatically when another page opens (spec 2.5). */
export function useModal() {
  const { key } = usePage()
  // storing the place where it was opened closes it anywhere else without an effect
  const [openedAt, setOpenedAt] = useState<string | null | undefined>(null)
  const isOpen = openedAt === key
  return {
    isOpen,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
    onOpenChange: (next: boolean) => setOpenedAt(next ? key : null),
  }
}
