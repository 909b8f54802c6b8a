import css from './far-place.module.css'

/** A place and its distance. The browser recomputes the distance from the visitor's door; the box keeps its size. */
export const FarPlace = ({ place, distance }: { place: string; distance: string }) => (
  <span>
    {`${place}, `}
    <span className={css.distance}>{distance}</span>
  </span>
)

/** Minutes to the visitor's door, recomputed in the same way. */
export const Minutes = ({ words }: { words: string }) => <span className={css.minutes}>{words}</span>
