import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { visitor } from './visitor.ts'

/** Sets the initial place of a visit: that of the URL, or of the tab. */
export function takePlace({ searchParams }: URL): void {
  const encoded = searchParams.get('location')
  if (encoded === null) {
    visitor.returnToOwnPlace()
    return
  }
  try {
    visitor.keepLocation(decodeLocation(encoded))
  } catch {
    // the page already shows the screen about an invalid place
  }
}
