/** Position of a picture in its frame: scale, and offset of its centre from the frame's, pixels. */
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

/** Position that shows the whole picture, centred. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Maximum scale of a picture. */
const MOST = 5

const within = (value: number, most: number) => Math.min(most, Math.max(0 - most, value))

/** Moves the view within the picture's edges. */
export const moved = ({ scale, x, y }: View, by: Point, frame: Frame): View => ({
  scale,
  x: within(x + by.x, (frame.width * (scale - 1)) / 2),
  y: within(y + by.y, (frame.height * (scale - 1)) / 2),
})

/**
 * Changes the scale around a fixed point.
 * @param at from the centre of the frame
 */
export function zoomed(view: View, scale: number, at: Point, frame: Frame): View {
  const next = Math.min(MOST, Math.max(1, scale))
  const share = 1 - next / view.scale
  return moved({ ...view, scale: next }, { x: (at.x - view.x) * share, y: (at.y - view.y) * share }, frame)
}
