import css from './skeleton.module.css'

/** A shimmering placeholder, hidden from assistive technology. Show it only when the wait is longer than 200 ms. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 10,
}: {
  width?: number | string
  height?: number | string
  radius?: number
}) {
  return <span className={css.bone} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
