import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { restaurants } from '@okolitsa/strings/ru/restaurants.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { FarmerDelivery } from '../../features/catalog/farmer-delivery.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import css from './live-blocks.module.css'
import type { Shown } from './load-site-page.ts'

/** Current delivery terms of the shop; the seller's own text is displayed in addition. */
export function DeliveryBlock({
  props,
  shown: { farm, restaurant },
}: {
  props: PropsOf<'delivery'>
  shown: Pick<Shown, 'farm' | 'restaurant'>
}) {
  const { site } = useRootData()
  const rates = restaurant?.shippingRates ?? []
  if (!farm && rates.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={props.title || text.delivery} />
      {props.text && <p className={css.words}>{props.text}</p>}
      {farm && <FarmerDelivery farmer={farm} goodsHref={farmAddresses(site, farm.id).goods} />}
      {rates.length > 0 && (
        <Card>
          <DescriptionList
            items={rates.map(({ title, price, minOrderSum, freeDeliverySum }) => ({
              term: title,
              value: restaurants.info.rate(price, minOrderSum, freeDeliverySum),
            }))}
          />
        </Card>
      )}
    </section>
  )
}
