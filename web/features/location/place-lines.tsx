import type { Location } from '@okolitsa/domain/geo/location.ts'
import { placeLines } from './place-label.ts'

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
