import type { Location } from '@okolitsa/domain/geo/location.ts'
import { placeLine, placeLines } from './place-label.ts'

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
