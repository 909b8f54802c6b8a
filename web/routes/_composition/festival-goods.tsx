import type { FestivalGround, FestivalProduct } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import css from '../../features/festival/festival.module.css'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Grid } from '../../ui/grid.tsx'
import { StoreIcon } from '../../ui/icons.ts'
import { ProductTile } from './product-tile.tsx'

/** How what is put by gets to the visitor: at the stand when they are there, otherwise as the farm brings it. */
export function useStandNote(ground: FestivalGround): string {
  const reference = useDayReference()
  const { regionCode } = useVisitorLocation()
  if (groundState(ground, reference.now) === 'over') return text.goods.over
  if (regionCode !== ground.regionCode) return text.goods.elsewhere(ground.city)
  return text.goods.note(ground.city, formatDayRange({ from: ground.firstDay, to: ground.lastDay }, reference))
}

/** Goods of farms at a ground, each with its stand. */
export function FestivalGoods({
  items,
  headingLevel,
}: {
  items: readonly FestivalProduct[]
  /** Below the heading they stand under. */
  headingLevel: 2 | 3
}) {
  return (
    <Grid>
      {items.map(({ product, standNumber }) => (
        <div key={product.id} className={css.good}>
          <p className={css.standLine}>
            <Badge color="white" icon={StoreIcon}>
              {text.stands.stand(standNumber)}
            </Badge>
          </p>
          <ProductTile product={product} headingLevel={headingLevel} />
        </div>
      ))}
    </Grid>
  )
}
