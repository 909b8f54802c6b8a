import type { Location } from '@okolitsa/domain/geo/location.ts'
import { placeLine, placeLines } from './place-label.ts'

/** The words of a place in the header. */
export function PlaceLines({ location }: { location: Location }) {
  const { main, note } = placeLines(location)
  return (
    <>
      <b>{main}</b>
      {note && <small>{note}</small>}
    </>
  )
}

/** A place in one line. */
export const PlaceLine = ({ location }: { location: Location }) => <b>{placeLine(location)}</b>

/** The street or the town. */
export const PlaceName = ({ location }: { location: Location }) => <span>{placeLines(location).main}</span>
