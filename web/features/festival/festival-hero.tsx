import type { Festival } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import food from '../../assets/land/fest.webp'
import landscape from '../../assets/land/heroG.svg'
import { FESTIVAL_MAP_PATH } from '../../data/festival/addresses.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CalendarDaysIcon } from '../../ui/icons.ts'
import css from './festival-hero.module.css'

const FLAGS = 14

/** The first screen: title, dates and number of towns. */
export function FestivalHero({ festival: { title, lead, texts, grounds } }: { festival: Festival }) {
  const reference = useDayReference()
  const states = grounds.map((ground) => groundState(ground, reference.now))
  const phase = states.every((state) => state === 'over')
    ? 'after'
    : states.every((state) => state === 'ahead')
      ? 'before'
      : 'during'
  const days = {
    from: grounds[0]?.firstDay ?? '',
    to:
      grounds
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? '',
  }
  return (
    <section className={css.hero}>
      <img className={css.land} src={landscape} alt="" width={1200} height={640} fetchPriority="high" />
      <img className={css.food} src={food} alt="" width={400} height={340} />
      <div className={css.flags} aria-hidden="true">
        {Array.from({ length: FLAGS }, (_, flag) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the flags are identical
          <i key={flag} />
        ))}
      </div>
      {grounds.length > 0 && (
        <Badge color="lime" size="large">
          {text.badge(formatDayRange(days, reference), new Set(grounds.map(({ city }) => city)).size)}
        </Badge>
      )}
      <h1>{title}</h1>
      <p>{texts[phase] || lead}</p>
      <div className={css.actions}>
        <Button shape="round" icon={CalendarDaysIcon} href="#programme">
          {text.makePlan}
        </Button>
        <Button shape="round" look="white" href={FESTIVAL_MAP_PATH}>
          {text.way}
        </Button>
      </div>
    </section>
  )
}
