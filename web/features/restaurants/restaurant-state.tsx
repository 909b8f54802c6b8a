import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { CircleCheckIcon, FlameIcon, MoonIcon, TimerIcon } from '../../ui/icons.ts'

/** Clock in the restaurant's time zone. */
export function useRestaurantClock(timeZone: string) {
  return { ...useDayReference(), zone: timeZone }
}

/** Open, paused or closed, with the end of the state. */
export function RestaurantState({ restaurant }: { restaurant: Pick<RestaurantCard, 'state' | 'timeZone'> }) {
  const reference = useRestaurantClock(restaurant.timeZone)
  const { state } = restaurant
  if (state.kind === 'paused')
    return (
      <Badge color="orange" size="large" icon={TimerIcon}>
        {text.pausedUntil(state.until, reference)}
      </Badge>
    )
  if (state.kind === 'closing')
    return (
      <Badge color="orange" size="large" icon={TimerIcon}>
        {text.closesAt(state.until, reference)}
      </Badge>
    )
  if (state.kind === 'closed')
    return (
      <Badge size="large" icon={MoonIcon}>
        {text.closedUntil(state.opensAt, reference)}
      </Badge>
    )
  return (
    <Badge color={state.isRush ? 'orange' : 'green'} size="large" icon={state.isRush ? FlameIcon : CircleCheckIcon}>
      {text.openUntil(state.until, reference)}
    </Badge>
  )
}
