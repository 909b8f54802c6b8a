import type { Location } from '@okolitsa/domain/geo/location.ts'
import { placeLine, placeLines } from './place-label.ts'

/** The words of a place in the header, marked: the server puts those of another address of the zone in their place. */
export function PlaceLines({ location }: { location: Location }) {
  const { main, note } = placeLines(location)
  return (
    <>
      <b data-place="">{main}</b>
      {note && <small>{note}</small>}
    </>
  )
}

/** A place in one line, marked for the same. */
export const PlaceLine = ({ location }: { location: Location }) => <b data-place="line">{placeLine(location)}</b>

/** The street or the town, marked for the same. */
export const PlaceName = ({ location }: { location: Location }) => (
  <span data-place="name">{placeLines(location).main}</span>
)
