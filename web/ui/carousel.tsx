import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './carousel.module.css'
import { classNames } from './class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts'

/** A shelf that scrolls horizontally; the edge of the next card stays visible. Arrows appear for a mouse. */
export function Carousel({
  label,
  itemSize = 'shelf',
  previousLabel,
  nextLabel,
  children,
}: {
  /** Accessible name of the shelf. */
  label: string
  /** Width of a card: `shelf` 158/212, `media` 286/304, `third` a third of the row on a desktop, `mini` 116/148. */
  itemSize?: 'mini' | 'shelf' | 'media' | 'third' | undefined
  previousLabel: string
  nextLabel: string
  children: ReactNode
}) {
  const track = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: true })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const atStart = element.scrollLeft < 8
      const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 8
      setEdges((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
    }
    // also runs immediately, when the layout is known anyway
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scroll = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <div className={css.rail}>
      {/* biome-ignore lint/a11y/useSemanticElements: the role only names the scrolling row */}
      <div
        ref={track}
        className={classNames(css.track, css[itemSize], !edges.atEnd && css.more)}
        role="group"
        aria-label={label}
        // cards of other kinds differ in height: the row would grow with the layout of the last ones
        data-offscreen={itemSize === 'shelf' ? 'items' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
      <button
        type="button"
        className={classNames(css.arrow, css.previous)}
        aria-label={previousLabel}
        hidden={edges.atStart}
        onClick={() => scroll(-1)}
      >
        <ChevronLeftIcon size={22} />
      </button>
      <button
        type="button"
        className={classNames(css.arrow, css.next)}
        aria-label={nextLabel}
        hidden={edges.atEnd}
        onClick={() => scroll(1)}
      >
        <ChevronRightIcon size={22} />
      </button>
    </div>
  )
}
