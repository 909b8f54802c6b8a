import { useEffect, useState } from 'react'
import { useGoal, useLocation } from '../../platform/router/screens.tsx'

/** Delay before skeletons appear, ms: a flash of skeletons is worse than a short pause. */
const DELAY_MS = 200

/** True while another view of this list has been loading for longer than `DELAY_MS`. */
export function useIsWaiting(): boolean {
  const { pathname } = useLocation()
  const isLoadingHere = useGoal()?.url.pathname === pathname
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoadingHere) return
    const timer = setTimeout(() => setLong(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoadingHere])
  return isLoadingHere && isLong
}
