import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import basketPicture from '../../assets/food/basket.webp'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A link that has expired, was revoked or never existed. */
export function CourierGone() {
  return (
    <div className="wrap section">
      <ErrorHead isMissing />
      <Card>
        <EmptyState picture={basketPicture} title={couriers.day.gone} text={couriers.day.goneText} />
      </Card>
    </div>
  )
}
