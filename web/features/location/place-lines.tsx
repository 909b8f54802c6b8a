import type { Location } from '@okolitsa/domain/geo/location.ts'
import { placeLine, placeLines } from './place-label.ts'

/** The place in the header. */
export function PlaceLines({ location }: { location: Location }) {
  const { main, note } = placeLines(location)
  return (
    <>
      <b>{main}</b>
      {note && <small>{note}</small>}
    </>
  )
}

export const PlaceLine = ({ location }: { location: Location }) => <b>{placeLine(location)}</b>
