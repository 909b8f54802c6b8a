/** How a picture stands in its frame: how large, and how far its middle is from the frame's, pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}
interface Point {
  readonly x: number
  readonly y: number
}
interface Frame {
  readonly width: number
  readonly height: number
}

/** The whole picture, in the middle. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** So many times larger at most. */
const MOST = 5

const within = (value: number, most: number) => Math.min(most, Math.max(0 - most, value))

/** Moved by so much, as far as the picture reaches: nothing beside it comes into the frame. */
export const moved = ({ scale, x, y }: View, by: Point, frame: Frame): View => ({
  scale,
  x: within(x + by.x, (frame.width * (scale - 1)) / 2),
  y: within(y + by.y, (frame.height * (scale - 1)) / 2),
})

/**
 * At another scale; what lies at the point stays there.
 * @param at from the middle of the frame
 */
export function zoomed(view: View, scale: number, at: Point, frame: Frame): View {
  const next = Math.min(MOST, Math.max(1, scale))
  const share = 1 - next / view.scale
  return moved({ ...view, scale: next }, { x: (at.x - view.x) * share, y: (at.y - view.y) * share }, frame)
}
