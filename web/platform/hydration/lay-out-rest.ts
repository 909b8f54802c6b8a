import { whenIdle } from './idle.ts'

/** Selector of elements that base.css leaves out of the layout of an arriving document. */
const OFFSCREEN = "[data-offscreen='items'] > :nth-child(n + 3), [data-offscreen='whole']"

/** Number of cards laid out in one frame: a quarter of a shelf, some milliseconds on a phone. */
const TOGETHER = 4

/**
 * Lays out the parts outside the first screen, in groups while the page is idle. Afterwards heights are final, and so
 * is the position that «back» restores.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(OFFSCREEN)]
  const next = () => {
    const some = parts.splice(0, TOGETHER)
    for (const { style } of some) style.contentVisibility = 'visible'
    if (some.length > 0) whenIdle(next)
    else delete document.documentElement.dataset.arriving
  }
  whenIdle(next)
}
