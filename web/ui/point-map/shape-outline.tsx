import { classNames } from '../class-names.ts'
import css from './draw-map.module.css'
import { type Drawn, eastOf, TONES } from './drawing.ts'
import type { OpenMap } from './map-port.ts'

export const toneOf = (tone: number) => css[`tone${tone % TONES}`]

/** Outline of a circle or a border over a map, inside an `svg` that covers it. */
export function Outline({
  map,
  drawn,
  tone,
  isRough = false,
  isOpen = false,
}: {
  map: OpenMap
  drawn: Drawn
  tone: number
  isRough?: boolean | undefined
  isOpen?: boolean
}) {
  const look = classNames(css.outline, toneOf(tone), isRough && css.rough, isOpen && css.open)
  if (drawn.kind === 'radius') {
    const centre = map.toScreen(drawn.center)
    const edge = map.toScreen(eastOf(drawn.center, drawn.metres))
    return <circle className={look} cx={centre.x} cy={centre.y} r={Math.abs(edge.x - centre.x)} />
  }
  const corners = drawn.points.map((point) => map.toScreen(point))
  return <polygon className={look} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
}
