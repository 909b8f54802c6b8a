import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import { useEffect, useEffectEvent } from 'react'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { useDinnersHere } from '../../data/restaurants/use-dinners-here.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { showToast } from '../../ui/toast-queue.ts'

const text = visitText.dinners
/** Pages without the message: the list of restaurants shows it itself; at checkout another order is in progress. */
const SAYS_NOTHING = /^\/(restaurants|dishes|checkout)(\/|$)/

/** Shows whether restaurants deliver to the chosen place; mounted once a place is chosen. */
export default function DinnersHere() {
  const { pathname } = useLocation()
  const root = useRootData()
  const { location, answer } = useDinnersHere()
  const announce = useEffectEvent(({ isAvailable, openCount }: NonNullable<typeof answer>, at: Location) => {
    if (SAYS_NOTHING.test(pathname)) return
    const place = placeNameOf(at) ?? at.region
    showToast({
      topic: 'dinners',
      tone: 'info',
      text: isAvailable ? text.open(place, openCount) : text.none(place),
      ...(isAvailable
        ? { action: { text: text.choose, href: restaurantsPath() } }
        : hasArea(root, 'recipes') && { action: { text: text.cook, href: '/recipes' } }),
    })
  })
  useEffect(() => {
    if (answer) announce(answer, location)
  }, [answer, location])
  return null
}
