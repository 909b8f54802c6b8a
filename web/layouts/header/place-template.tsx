import type { TemplatePart } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceLines } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'

/** How a place stands in a page: in the data twice, and in the header. */
export const placeForms = (location: Location): string[] => [
  jsonInScript(location),
  encodeLocation(location),
  renderToStaticMarkup(<PlaceLines location={location} />),
]

/** Text with the number of the form in place of each `form` that stands in it. */
const takenOut = (text: string, form: string, number: number): TemplatePart[] =>
  text.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [number, piece]))

/**
 * The page of one place taken apart where the words of the place stand: with the forms of another place of its zone it is
 * that one's page.
 * @returns null when one of the forms is not there: then the page is not what was thought
 */
export function templateOf(html: string, place: Location): TemplatePart[] | null {
  let parts: TemplatePart[] = [html]
  for (const [number, form] of placeForms(place).entries()) {
    const further = parts.flatMap((part) => (typeof part === 'string' ? takenOut(part, form, number) : [part]))
    if (further.length === parts.length) return null
    parts = further
  }
  return parts
}
