import css from './far-place.module.css'

/** A place and how far it is. The browser writes the distance anew from the visitor's door: its box keeps its size. */
export const FarPlace = ({ place, distance }: { place: string; distance: string }) => (
  <span>
    {place}, <span className={css.distance}>{distance}</span>
  </span>
)

/** Minutes to the visitor's door, written anew in the same way. */
export const Minutes = ({ words }: { words: string }) => <span className={css.minutes}>{words}</span>
