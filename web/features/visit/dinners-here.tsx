import type { Location } from '@okolitsa/domain/geo/location.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { availabilityQuery } from '../../data/restaurants/queries.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { placeLine } from '../location/place-label.ts'

const text = visitText.dinners
/** The list of restaurants says it itself, and at checkout something else is being ordered. */
const SAYS_NOTHING = /^\/(restaurants|dishes|checkout)(\/|$)/

/** Tells whether dinners from restaurants come to a place that was chosen; mounted once there is such a place. */
export default function DinnersHere() {
  const location = useVisitorLocation()
  const { pathname } = useLocation()
  const { data } = useQuery(availabilityQuery(location))
  const tell = useEffectEvent(({ isAvailable, openCount }: NonNullable<typeof data>, at: Location) => {
    if (SAYS_NOTHING.test(pathname)) return
    const place = placeLine(at)
    showToast({
      topic: 'dinners',
      tone: 'info',
      text: isAvailable ? text.open(place, openCount) : text.none(place),
      action: isAvailable ? { text: text.choose, href: restaurantsPath() } : { text: text.cook, href: '/recipes' },
    })
  })
  useEffect(() => {
    if (data) tell(data, location)
  }, [data, location])
  return null
}
