import css from './farm-map.module.css'

/** In place of a map whose code could not be had: a sentence; the list beside it is whole. */
export function NoMap({ failure }: { failure: string }) {
  return (
    <p className={css.loading} role="status">
      {failure}
    </p>
  )
}
