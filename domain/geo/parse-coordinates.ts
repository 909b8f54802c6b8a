import { areCoordinates, type Coordinates } from './distance.ts'

/** Latitude and longitude as maps write them: decimal points or commas, any separator between. */
const PAIR = /^[^\d-]*(-?\d{1,2}(?:[.,]\d+)?)\s*°?\s*(?:[,;\s]|$)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*$/u

/** Parses coordinates typed or pasted from any map; null = none. */
export function parseCoordinates(text: string): Coordinates | null {
  const match = PAIR.exec(text.trim())
  if (match === null) return null
  const [latitude, longitude] = [match[1], match[2]].map((part) => Number(part?.replace(',', '.')))
  const coords = { latitude, longitude }
  return areCoordinates(coords) ? coords : null
}

/** Coordinates as text, exact to about a metre. */
export const coordinatesText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
