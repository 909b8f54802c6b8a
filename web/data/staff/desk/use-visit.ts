import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRootData } from '../../../platform/loading/root-data.ts'
import { pageClock } from '../../../platform/tab-state/page-clock.ts'
import { cabinetApi } from './cabinet-api.ts'

const MINUTE_MS = 60_000
const TICK_MS = 5_000

const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / MINUTE_MS))

/** Minutes left of a visit, rounded up; 0 = it is over. */
export function useMinutesLeft(endsAt: string): number {
  const { now } = useRootData()
  const [minutes, setMinutes] = useState(() => minutesLeft(endsAt, new Date(now).getTime()))
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft(endsAt, pageClock.ms())), TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  return minutes
}

/** Leaves the cabinet for the page of the seller in the office; a page load, so that nothing stays in memory. */
export const useEndVisit = (organizationId: number | null) =>
  useMutation({
    mutationFn: () => cabinetApi().visits.endVisit(),
    onSettled: () =>
      window.location.assign(organizationId === null ? '/office/sellers' : `/office/sellers/${organizationId}`),
    meta: { showsOwnError: true },
  })
