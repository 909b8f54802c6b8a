import type { FarmMap } from '@okolitsa/contracts/catalog/farm-map.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import { farmerDelivery } from '@okolitsa/strings/ru/farmer-delivery.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { XIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { FarmPlace, FarmRating, NearestBadge } from './farm-row.tsx'
import css from './map-cards.module.css'

/** Time without scrolling after which a swipe has ended, ms. */
const REST_MS = 120
const MINI_PX = 46

type PickupPoint = FarmMap['points'][number]

/** Cards of farms at the bottom of the map, one at a time; a swipe moves to the next of the list. */
export function MapCards({
  farmers,
  chosenId,
  point,
  onChoose,
  onClose,
}: {
  farmers: readonly FarmerCard[]
  chosenId: number
  point: PickupPoint | null
  onChoose: (id: number) => void
  onClose: () => void
}) {
  const strip = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useEffectEvent((id: number) => {
    const card = strip.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)
    if (card && strip.current) strip.current.scrollLeft = card.offsetLeft - strip.current.offsetLeft
  })
  const ids = farmers.map(({ id }) => id).join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list moves the card in the strip
  useEffect(() => show(chosenId), [chosenId, ids])
  useEffect(() => () => clearTimeout(rest.current), [])

  const settle = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
      const farmer = farmers[Math.round(scrollLeft / clientWidth)]
      if (farmer && farmer.id !== chosenId) onChoose(farmer.id)
    }, REST_MS)
  }
  return (
    <section className={css.sheet} aria-label={text.cards}>
      <ul ref={strip} className={css.strip} onScroll={settle}>
        {farmers.map((farmer) => (
          <li key={farmer.id} className={css.card} data-card={farmer.id} inert={farmer.id !== chosenId}>
            <FarmRating farmer={farmer} withCount />
            <b className={css.title}>{farmer.title}</b>
            <p className="sm muted">
              <FarmPlace farmer={farmer} />
            </p>
            <NearestBadge farmer={farmer} />
            {point?.organizationId === farmer.id && <PointLines point={point} />}
            <span className={css.minis}>
              {farmer.products.map((product) => (
                <Thumb
                  key={product.id}
                  picture={pictureOf(product.smallImageUrl, '', { width: MINI_PX, height: MINI_PX })}
                  hue={product.hue}
                  size={MINI_PX}
                />
              ))}
              {farmer.productsCount > farmer.products.length && (
                <span className={css.more} aria-hidden="true">
                  {farmersText.card.moreProducts(farmer.productsCount - farmer.products.length)}
                </span>
              )}
            </span>
            <Button href={farmerPath(farmer.id)} size="medium" block>
              {text.toFarm}
            </Button>
          </li>
        ))}
      </ul>
      <span className={css.close}>
        <IconButton icon={XIcon} look="white" label={text.closeCard} onClick={onClose} />
      </span>
    </section>
  )
}

function PointLines({ point: { title, city, address, hours } }: { point: PickupPoint }) {
  return (
    <div className={css.point}>
      <b className="strong">{title}</b>
      <span>{farmerDelivery.pickup.address(city, address)}</span>
      {hours.map(({ weekdays, from, to }) => (
        <span key={`${weekdays}${from}`} className="muted">
          {farmerDelivery.pickup.hours(weekdays, from, to)}
        </span>
      ))}
    </div>
  )
}
