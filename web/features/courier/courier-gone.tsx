import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import basketPicture from '../../assets/food/basket.webp'
import { PageHead } from '../../platform/head/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A link that has ended, was taken back, or never was one. */
export function CourierGone() {
  return (
    <div className="wrap section">
      <PageHead title={couriers.day.gone} isHidden />
      <Card>
        <EmptyState picture={basketPicture} title={couriers.day.gone} text={couriers.day.goneText} />
      </Card>
    </div>
  )
}
