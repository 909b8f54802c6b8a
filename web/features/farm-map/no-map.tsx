import css from './farm-map.module.css'

/** Message in place of a map whose code failed to load. */
export function NoMap({ failure }: { failure: string }) {
  return (
    <p className={css.loading} role="status">
      {failure}
    </p>
  )
}
