import { encodeLocation, type Location, withoutDoor } from '@okolitsa/domain/geo/location.ts'
import { distanceWords as distanceWordsInEnglish } from '@okolitsa/strings/en/distance.ts'
import { tours as toursInEnglish } from '@okolitsa/strings/en/tours.ts'
import { distanceWords } from '@okolitsa/strings/ru/distance.ts'
import { formatDistance, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewpointOf } from '../../data/geo/use-viewpoint.ts'
import { PlaceLines } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { WORDS_WIDTH, withDistanceMarks } from './distance-marks.ts'
import { zoneTemplateOf } from './zone-template.tsx'

const arbat: Location = {
  ...defaultLocation,
  street: 'Арбат',
  house: '1</script>',
  title: 'Арбат, 1',
  coords: { latitude: 55.75, longitude: 37.59 },
  precision: 'house',
}
const pageOf = (location: Location) =>
  `<p>${defaultLocation.city}</p>${renderToString(<PlaceLines location={location} />)}<script>${jsonInScript({
    loaderData: { root: { location } },
    location: encodeLocation(location),
  })}</script>`

/** As browsers read it: space within a closing tag and after a value means nothing. */
const read = (html: string | undefined) =>
  html?.replace(/ +>/g, '>').replace(/("distanceKm":[\d.]+|"time":\{[^}]*\}) +/g, '$1')
const filled = (html: string, shared: Location, place: Location, marked: Parameters<typeof zoneTemplateOf>[2] = []) => {
  const template = zoneTemplateOf(html, shared, marked)
  const forms = template?.formsOf(place)
  for (const [number, width] of template?.widths.entries() ?? [])
    if (width !== null) expect(Buffer.byteLength(forms?.[number] ?? '')).toBe(width)
  return read(template?.parts.map((part) => (typeof part === 'number' ? forms?.[part] : part)).join(''))
}
const shared = withoutDoor({ ...arbat, coords: { latitude: 55.76, longitude: 37.6 } })

test('the page of one place becomes the very page of another, and of no place that is not in it', () => {
  expect(filled(pageOf(shared), shared, arbat)).toBe(pageOf(arbat))
  expect(zoneTemplateOf(pageOf(arbat), shared, [])).toBeNull()
})

test('distances are those from the place, in the words for it, and nothing is left of the one it was made for', () => {
  const farm = (place: string, latitude: number, distanceKm: number) => ({
    farm: { id: 1, place, coords: { latitude, longitude: 37.59 }, distanceKm, note: ['40 км', { more: null }] },
  })
  // the second of them is told of in the data only
  const data = [farm('Москва', 55.75, 1), { farms: [farm('Тверь, Тверская область', 56.86, 122)] }]
  const from = (place: Location, [near]: readonly [number, number], loaded: unknown) =>
    `<i>${distanceWords(near, 'Москва', viewpointOf(place))}</i>${pageOf(place)}<script>${jsonInScript(loaded)}</script>`
  const { data: copy, marked } = withDistanceMarks(data)
  const html = from(shared, [1_000_000, 1_000_010], copy)
  const there = [farm('Москва', 55.75, 0), { farms: [farm('Тверь, Тверская область', 56.86, 123)] }]
  expect(filled(html, shared, arbat, marked)).toBe(from(arbat, [0, 123], there))
  expect(html).not.toContain('"distanceKm":122')
  const inTown = [farm('Москва', 55.75, 1), { farms: [farm('Тверь, Тверская область', 56.86, 122)] }]
  expect(filled(html, shared, shared, marked)).toBe(from(shared, [1, 122], inTown))
  for (const words of [
    `<i>${formatDistance(1_000_010)}</i>`,
    `<i>${distanceWords(1_000_010, '', viewpointOf(shared))}!</i>`,
  ])
    expect(zoneTemplateOf(html + words, shared, marked)).toBeNull()
  // a number alone is somebody's id
  expect(zoneTemplateOf(`${html}<i>${1_000_010}</i>`, shared, marked)).not.toBeNull()
  // what was loaded is kept by others, too
  expect(data).toEqual(inTown)
})

test('minutes of a courier and the way to a kitchen are those from the place', () => {
  const kitchen = (distanceKm: number, methods: string[], time: object | null) => ({
    ...{ id: 3, coords: { latitude: 55.752, longitude: 37.59 }, distanceKm, readyMinutes: 20, methods, time },
  })
  const range = (fromMinutes: number, toMinutes: number) => ({ fromMinutes, toMinutes })
  const brought = (distanceKm: number, time: object) => kitchen(distanceKm, ['courier', 'pickup'], time)
  const fetched = (distanceKm: number) => kitchen(distanceKm, ['pickup'], range(20, 30))
  const shown = (place: Location, words: string, loaded: unknown) =>
    `<dd>${words}</dd><b>20–30 мин</b>${pageOf(place)}<script>${jsonInScript(loaded)}</script>`
  const loaded = [brought(1.1, range(35, 45)), fetched(1.1), kitchen(1.1, [], null)]
  const { data, marked } = withDistanceMarks(loaded)
  const html = shown(shared, '910000000000–910000000001 мин', data)
  const there = [brought(0.2, range(30, 40)), fetched(0.2), kitchen(0.2, [], null)]
  expect(filled(html, shared, arbat, marked)).toBe(shown(arbat, '30–40 мин', there))
  expect(filled(html, shared, shared, marked)).toBe(shown(shared, '35–45 мин', loaded))
  for (const left of ['910000000000', formatNumber(910_000_000_001)])
    expect(zoneTemplateOf(`${html}<i>${left}</i>`, shared, marked)).toBeNull()
})

test('words for any distance fit into the place that is kept for them, in both languages', () => {
  const longest = WORDS_WIDTH - '</figcaption>'.length
  const seen = [arbat, shared, { ...shared, city: null, settlement: 'Москва' }].map(viewpointOf)
  for (const [wordsOf, tourWords] of [
    [distanceWords, tours.distance],
    [distanceWordsInEnglish, toursInEnglish.distance],
  ] as const)
    for (let km = 0; km <= 20_040; km++)
      for (const words of [tourWords(km), ...seen.map((viewpoint) => wordsOf(km, 'Москва', viewpoint))])
        if (Buffer.byteLength(words) > longest) expect.fail(words)
})
