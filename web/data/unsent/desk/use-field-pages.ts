import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { useEffect } from 'react'
import { keepDeskPages } from '../../../platform/offline/worker.ts'
import { useLocation } from '../../../platform/router/screens.tsx'
import { PICKING_PATH, pickingPath } from '../../picking/desk/picking-query.ts'
import { STOCK_PATH } from '../../stock/desk/stock-query.ts'
import { FIELD_PATHS, fieldCode } from './field-paths.ts'

/** Interval of reminders to the worker, which skips recently cached pages, ms. */
const AGAIN_MS = 30_000

const fieldPagesOf = ({ organization, permissions }: StaffMember): readonly string[] => {
  if (organization === null || !permissions.includes('readOrders')) return []
  const isFarm = organization.type === 'farmer'
  const isPicking = isFarm && permissions.includes('workOrders')
  const hasShelf = isFarm && permissions.includes('manageGoods')
  const pages = FIELD_PATHS.filter((path) => (path !== PICKING_PATH || isPicking) && (path !== STOCK_PATH || hasShelf))
  return isPicking ? [...pages, pickingPath({ by: 'orders' })] : pages
}

/** Caches these pages while there is a connection. */
export function useFieldPages(member: StaffMember): void {
  const { pathname, search } = useLocation()
  // also the open page; the worker caches only offline pages
  const pages = [...new Set([...fieldPagesOf(member), pathname + search])].join(' ')
  const isVisited = member.visit !== undefined
  useEffect(() => {
    // pages of a seller stay out of a device of the office
    if (isVisited) return
    let isHere = true
    const work = async () => {
      await fieldCode.isLoaded()
      if (isHere && document.visibilityState === 'visible' && navigator.onLine) await keepDeskPages(pages.split(' '))
    }
    const keep = () => void work().catch(() => undefined)
    keep()
    const timer = setInterval(keep, AGAIN_MS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [pages, isVisited])
}
