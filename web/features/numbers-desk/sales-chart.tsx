import { isAtMost } from '@okolitsa/domain/money/roubles.ts'
import type { DayBucket } from '@okolitsa/domain/numbers/day-buckets.ts'
import { type DayReference, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { useEffect, useRef, useState } from 'react'
import css from './numbers.module.css'

/** Sales as columns, drawn after hydration, with a text alternative. */
export function SalesChart({ buckets, reference }: { buckets: readonly DayBucket[]; reference: DayReference }) {
  const node = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    let remove = () => {}
    import('./draw-sales.ts').then(
      ({ drawSales }) => {
        if (isOver || !node.current) return
        const style = getComputedStyle(node.current)
        remove = drawSales(
          node.current,
          {
            now: buckets.map(({ sum }) => sum),
            before: buckets.map(({ sumBefore }) => sumBefore),
            labelOf: (index) => text.bucketShort(buckets[index]?.from ?? ''),
            axisOf: text.axis,
            onPoint: setPointed,
          },
          {
            now: style.accentColor,
            before: style.borderTopColor,
            grid: style.outlineColor,
            text: style.color,
            font: `${style.fontSize} ${style.fontFamily}`,
          },
        )
      },
      () => setFailed(true),
    )
    return () => {
      isOver = true
      remove()
    }
  }, [buckets])
  if (isFailed) return <p role="status">{text.drawingFailed}</p>
  const best = buckets.reduce<DayBucket | null>((most, one) => (most && isAtMost(one.sum, most.sum) ? most : one), null)
  const shown = (pointed === null ? null : buckets[pointed]) ?? best
  return (
    <div className={css.chart}>
      <div
        ref={node}
        className={css.canvas}
        role="img"
        aria-label={best ? text.drawn(buckets.length, best.sum, text.bucket(best.from, best.to, reference)) : undefined}
      />
      <p className={css.pointed} aria-hidden="true">
        {shown && (
          <>
            <b>{text.bucket(shown.from, shown.to, reference)}</b>
            <span className={css.now}>{formatPrice(shown.sum)}</span>
            <span className={css.was}>{text.was(formatPrice(shown.sumBefore))}</span>
          </>
        )}
      </p>
    </div>
  )
}
