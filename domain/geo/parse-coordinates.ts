import { areCoordinates, type Coordinates } from './distance.ts'

/** Latitude and longitude as maps write them: dots or commas in the numbers, anything that parts them between. */
const PAIR = /^[^\d-]*(-?\d{1,2}(?:[.,]\d+)?)\s*°?\s*(?:[,;\s]|$)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*$/u

/** Coordinates typed or pasted from any map; null when the text is none. */
export function parseCoordinates(text: string): Coordinates | null {
  const match = PAIR.exec(text.trim())
  if (match === null) return null
  const [latitude, longitude] = [match[1], match[2]].map((part) => Number(part?.replace(',', '.')))
  const coords = { latitude, longitude }
  return areCoordinates(coords) ? coords : null
}

/** The same the other way round, to some metre. */
export const coordinatesText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
