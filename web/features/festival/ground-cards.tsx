import type { FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import css from './festival.module.css'

/** Dates of a ground, or its current events. */
export function useGroundWords(): (ground: FestivalGround) => string {
  const reference = useDayReference()
  return (ground) => {
    const { firstDay, lastDay, opensAt, closesAt } = ground
    switch (groundState(ground, reference.now)) {
      case 'ahead':
        return formatDayRange({ from: firstDay, to: lastDay }, reference)
      case 'open':
        return text.state.open(closesAt)
      case 'closed':
        return text.state.closed(opensAt)
      case 'over':
        return text.state.over
    }
  }
}

/** Towns of the festival, the chosen one filled. */
export function GroundCards({
  grounds,
  chosenId,
  hrefOf,
}: {
  grounds: readonly FestivalGround[]
  chosenId: number
  hrefOf: (groundId: number) => string
}) {
  const stateTextOf = useGroundWords()
  return (
    <ul className={css.grounds}>
      {grounds.map((ground) => (
        <li key={ground.id}>
          <a href={hrefOf(ground.id)} className={css.ground} aria-current={ground.id === chosenId ? 'true' : undefined}>
            <b>{ground.city}</b>
            <em>{stateTextOf(ground)}</em>
            <span>{ground.title}</span>
            <span>{text.grounds.farms(ground.standsCount)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
