import type { TemplatePart, ZoneTemplate } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceLine, PlaceLines, PlaceName } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { distanceForms, hasMark, type MarkedFarm, markForms } from './distance-marks.ts'

/** How a place stands in every page: in the data twice, and in the header; then how it stands in some. */
const placeForms = (location: Location): string[] => [
  jsonInScript(location),
  encodeLocation(location),
  ...[PlaceLines, PlaceLine, PlaceName].map((Words) => renderToStaticMarkup(<Words location={location} />)),
]
/** Of those so many are nowhere missing. */
const IN_EVERY_PAGE = 3

/** Text with the number of the form in place of each `form` that stands in it. */
const takenOut = (text: string, form: string, number: number): TemplatePart[] =>
  text.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [number, piece]))

/**
 * The page of one place taken apart where words of the place and distances from it stand: with the forms of another
 * place of its zone it is that one's page.
 * @param farms whose distances are marked in it (`withDistanceMarks`)
 * @returns null when a form of the place is not there, or a mark is left: then the page is not what was thought
 */
export function zoneTemplateOf(html: string, place: Location, farms: readonly MarkedFarm[]): ZoneTemplate | null {
  let parts: TemplatePart[] = [html]
  for (const [number, form] of [...placeForms(place), ...markForms(farms, place)].entries()) {
    const further = parts.flatMap((part) => (typeof part === 'string' ? takenOut(part, form, number) : [part]))
    if (further.length === parts.length && number < IN_EVERY_PAGE) return null
    parts = further
  }
  if (parts.some((part) => typeof part === 'string' && hasMark(part, farms))) return null
  return { parts, formsOf: (other) => [...placeForms(other), ...distanceForms(farms, other)] }
}
