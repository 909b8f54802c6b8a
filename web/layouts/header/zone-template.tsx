import type { TemplatePart, ZoneTemplate } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { placeKeyOf } from '../../data/recipes/place-key.ts'
import { nothingHereTexts } from '../../features/catalog/nothing-here-texts.ts'
import { PlaceLine, PlaceLines, PlaceName } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { distanceForms, hasMark, type MarkedPlace, markForms } from './distance-marks.ts'

type FormOf = (location: Location) => string

const html = (node: ReactNode) => renderToStaticMarkup(node)

/** How a place stands in every page: in the data twice, and in the header. */
const IN_EVERY_PAGE: readonly FormOf[] = [
  jsonInScript,
  encodeLocation,
  (location) => html(<PlaceLines location={location} />),
]
/** How it stands in some. */
const IN_SOME: readonly FormOf[] = [
  (location) => html(<PlaceLine location={location} />),
  (location) => html(<PlaceName location={location} />),
  (location) => jsonInScript(placeKeyOf(location)),
  ...Object.values(nothingHereTexts).map((textOf) => (location: Location) => html(textOf(location))),
]

/** Text with the number of the form in place of each `form` that stands in it. */
const takenOut = (text: string, form: string, number: number): TemplatePart[] =>
  text.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [number, piece]))

/**
 * The page of one place taken apart where words of the place and distances from it stand: with the forms of another
 * place of its zone it is that one's page.
 * @param marked whose distances are marked in it (`withDistanceMarks`)
 * @returns null when a form of the place is not there, or a mark is left: then the page is not what was thought
 */
export function zoneTemplateOf(page: string, place: Location, marked: readonly MarkedPlace[]): ZoneTemplate | null {
  let parts: TemplatePart[] = [page]
  let count = 0
  /** Whether the form stands somewhere: then it has a number. */
  function takeOut(form: string): boolean {
    const further = parts.flatMap((part) => (typeof part === 'string' ? takenOut(part, form, count) : [part]))
    if (further.length === parts.length) return false
    parts = further
    count += 1
    return true
  }
  if (!IN_EVERY_PAGE.every((formOf) => takeOut(formOf(place)))) return null
  const ofPlace = [...IN_EVERY_PAGE, ...IN_SOME.filter((formOf) => takeOut(formOf(place)))]
  const told = markForms(marked, place).map(takeOut)
  if (parts.some((part) => typeof part === 'string' && hasMark(part, marked))) return null
  return {
    parts,
    formsOf: (other) => [
      ...ofPlace.map((formOf) => formOf(other)),
      ...distanceForms(marked, other).filter((_, index) => told[index]),
    ],
  }
}
