import type { TemplatePart, ZoneTemplate } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { placeKeyOf } from '../../data/recipes/place-key.ts'
import { nothingHereTexts } from '../../features/catalog/nothing-here-texts.ts'
import { PlaceLine, PlaceLines, PlaceName } from '../../features/location/place-lines.tsx'
import { dinnersHereTexts } from '../../features/restaurants/dinners-here-texts.ts'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { distanceOnCard, hasMark, type MarkedPlace } from './distance-marks.ts'

/** What stands for a place: one of its words (`wordsOf`), or what is made of it. */
type FormOf = (location: Location, words: readonly string[]) => string

const html = (node: ReactNode) => renderToStaticMarkup(node)

/** How a place stands in every page: in the data twice, and in the header; and how it stands in some. */
const IN_EVERY_PAGE = 3
const writtenWords = (location: Location, json: string): readonly string[] => [
  json,
  encodeLocation(location),
  html(<PlaceLines location={location} />),
  html(<PlaceLine location={location} />),
  html(<PlaceName location={location} />),
  jsonInScript(placeKeyOf(location)),
  ...Object.values(nothingHereTexts).map((textOf) => html(textOf(location))),
  ...Object.values(dinnersHereTexts).map((textOf) => html(textOf(location))),
]

/** Places whose words are remembered: pages are asked for from few of them at a time, and writing the words takes 0.1 ms. */
const MOST_PLACES = 500
/** A longer one is written each time: what is remembered has a bound in bytes, too. */
const LONGEST_PLACE = 1_000
const known = new Map<string, readonly string[]>()

/** All that is said of a place, in its order. */
function wordsOf(location: Location): readonly string[] {
  const json = jsonInScript(location)
  const words = known.get(json) ?? writtenWords(location, json)
  if (known.size >= MOST_PLACES) known.clear()
  if (json.length <= LONGEST_PLACE) known.set(json, words)
  return words
}

/** Text with the number of the form in place of each `form` that stands in it. */
const takenOut = (text: string, form: string, number: number): TemplatePart[] =>
  text.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [number, piece]))

/**
 * The page of one place taken apart where words of the place and distances from it stand: with the forms of another
 * place of its zone it is that one's page.
 * @param marked whose distances are marked in it (`withDistanceMarks`)
 * @returns null when a form of the place is not there, or a distance stands where its end cannot be found: then the page
 * is not what was thought
 */
export function zoneTemplateOf(page: string, place: Location, marked: readonly MarkedPlace[]): ZoneTemplate | null {
  let parts: TemplatePart[] = [page]
  const forms: { readonly formOf: FormOf; readonly width: number | null }[] = []
  /** Whether the form stands somewhere: then it has a number. */
  function takeOut(form: string, formOf: FormOf, width: number | null = null): boolean {
    const further = parts.flatMap((part) => (typeof part === 'string' ? takenOut(part, form, forms.length) : [part]))
    if (further.length === parts.length) return false
    parts = further
    forms.push({ formOf, width })
    return true
  }
  /** The tag of the element that ends behind the words; null = they stand nowhere, '' = somewhere else. */
  function tagBehind(words: string): string | null {
    for (const part of parts) {
      const at = typeof part === 'string' ? part.indexOf(words) : -1
      if (at < 0) continue
      return /^<\/([a-z0-9]+)>/.exec((part as string).slice(at + words.length, at + words.length + 20))?.[1] ?? ''
    }
    return null
  }

  for (const [index, word] of wordsOf(place).entries()) {
    const isThere = takeOut(word, (_, words) => words[index] ?? '')
    if (!isThere && index < IN_EVERY_PAGE) return null
  }
  for (const one of marked) {
    for (const { form, formOf, width } of one.inData) takeOut(form, formOf, width)
    const words = one.markedWords(place)
    for (let tag = tagBehind(words); tag !== null; tag = tagBehind(words)) {
      if (tag === '') return null
      const onCard = distanceOnCard(one, place, tag)
      takeOut(onCard.form, onCard.formOf, onCard.width)
    }
  }
  if (parts.some((part) => typeof part === 'string' && hasMark(part, marked))) return null
  return {
    parts,
    widths: forms.map(({ width }) => width),
    formsOf: (other) => {
      const words = wordsOf(other)
      return forms.map(({ formOf }) => formOf(other, words))
    },
  }
}
