import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { listFilters } from '@okolitsa/strings/ru/list-filters.ts'
import { type CSSProperties, useState } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import css from './price-slider.module.css'

const text = listFilters.panel

/**
 * Two thumbs over the price fields. Needs scripts, so it appears after hydration. It only writes the fields, which
 * store the value.
 */
export function PriceSlider({
  min,
  max,
  from,
  to,
  onMove,
  onRest,
}: {
  /** Bounds of the list, whole roubles. */
  min: number
  max: number
  /** Chosen values; null = the bound. */
  from: number | null
  to: number | null
  /** Called while a thumb moves; null when it is back at its bound. */
  onMove: (from: number | null, to: number | null) => void
  /** Called when a thumb is released. */
  onRest: () => void
}) {
  const isAlive = useIsAlive()
  const chosen = `${from}-${to}`
  const [drag, setDrag] = useState<{ chosen: string; low: number; high: number } | null>(null)
  const isDragged = drag?.chosen === chosen
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  const low = isDragged ? drag.low : clamp(from ?? min)
  const high = isDragged ? drag.high : clamp(to ?? max)
  const move = (nextLow: number, nextHigh: number) => {
    setDrag({ chosen, low: nextLow, high: nextHigh })
    onMove(nextLow <= min ? null : nextLow, nextHigh >= max ? null : nextHigh)
  }
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const shared = { min, max, onPointerUp: onRest, onKeyUp: onRest } as const
  return (
    <div className={css.slider} style={{ '--from': share(low), '--to': share(high) } as CSSProperties}>
      {isAlive && (
        <>
          <span className={css.line} />
          <input
            {...shared}
            type="range"
            value={low}
            aria-label={text.priceFrom}
            aria-valuetext={formatPrice(low)}
            onChange={(event) => move(Math.min(event.target.valueAsNumber, high), high)}
          />
          <input
            {...shared}
            type="range"
            value={high}
            aria-label={text.priceTo}
            aria-valuetext={formatPrice(high)}
            onChange={(event) => move(low, Math.max(event.target.valueAsNumber, low))}
          />
        </>
      )}
    </div>
  )
}
