import type { FestivalGround, FestivalProduct } from '@okolitsa/contracts/festival/festival.ts'
import { groundState } from '@okolitsa/domain/festival/festival.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import { ShelfWay, wayOfPlace } from '../../data/cart/chosen-way.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import css from '../../features/festival/festival.module.css'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Grid } from '../../ui/grid.tsx'
import { StoreIcon } from '../../ui/icons.ts'
import { ProductTile } from './product-tile.tsx'

/**
 * Delivery of products reserved here: at the stand when the visitor is there, otherwise by the farm's usual methods.
 */
export function useStandNote(ground: FestivalGround): string {
  const reference = useDayReference()
  const { regionCode } = useVisitorLocation()
  if (groundState(ground, reference.now) === 'over') return text.goods.over
  if (regionCode !== ground.regionCode) return text.goods.elsewhere(ground.city)
  return text.goods.note(ground.city, formatDayRange({ from: ground.firstDay, to: ground.lastDay }, reference))
}

/** Whether goods added to the cart on this page are picked up at the stand. */
function useIsTakenAt(ground: FestivalGround): boolean {
  const reference = useDayReference()
  const { regionCode } = useVisitorLocation()
  return groundState(ground, reference.now) !== 'over' && regionCode === ground.regionCode
}

/** Products of farms at a ground, each with its stand. */
export function FestivalGoods({
  items,
  ground,
  headingLevel,
}: {
  items: readonly FestivalProduct[]
  ground: FestivalGround
  headingLevel: 2 | 3
}) {
  const isTaken = useIsTakenAt(ground)
  return (
    <Grid>
      {items.map(({ product, standNumber, tradePlaceId }) => (
        <div key={product.id} className={css.good}>
          <p className={css.standLine}>
            <Badge color="white" icon={StoreIcon}>
              {text.stands.stand(standNumber)}
            </Badge>
          </p>
          <ShelfWay value={isTaken ? wayOfPlace(tradePlaceId) : null}>
            <ProductTile product={product} headingLevel={headingLevel} />
          </ShelfWay>
        </div>
      ))}
    </Grid>
  )
}
