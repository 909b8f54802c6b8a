import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceLines } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'

/** How a place stands in a page: in the data twice, and in the header. */
const formsOf = (location: Location): string[] => [
  jsonInScript(location),
  encodeLocation(location),
  renderToStaticMarkup(<PlaceLines location={location} />),
]

/**
 * The page of one place as that of another one of its zone: only the words of the place differ.
 * @returns null when one of them is not there: then the page is not what was thought
 */
export function fillPlace(html: string, from: Location, to: Location): string | null {
  let filled = html
  const wanted = formsOf(to)
  for (const [at, form] of formsOf(from).entries()) {
    if (!filled.includes(form)) return null
    filled = filled.replaceAll(form, () => wanted[at] ?? '')
  }
  return filled
}
