import { whenIdle } from './idle.ts'

/** What the styles of an arriving document leave out (base.css). */
const OFFSCREEN = "[data-offscreen='items'] > :nth-child(n + 3), [data-offscreen='whole']"

/** As many are laid out in one frame: a quarter of a shelf, some milliseconds on a phone. */
const TOGETHER = 4

/**
 * Lays out what the first screen of a document did without, some at a time while the page has nothing else
 * to do. From then on heights are what they are, and so is the place that «back» leads to.
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
