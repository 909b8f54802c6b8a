import { encodeLocation, type Location, withoutDoor } from '@okolitsa/domain/geo/location.ts'
import { distanceWords } from '@okolitsa/strings/ru/distance.ts'
import { formatDistance } from '@okolitsa/strings/ru/format.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewpointOf } from '../../data/geo/use-viewpoint.ts'
import { PlaceLines } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { withDistanceMarks } from './distance-marks.ts'
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

const filled = (html: string, shared: Location, place: Location, marked: Parameters<typeof zoneTemplateOf>[2] = []) => {
  const template = zoneTemplateOf(html, shared, marked)
  const forms = template?.formsOf(place)
  return template?.parts.map((part) => (typeof part === 'number' ? forms?.[part] : part)).join('')
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
  const from = (place: Location, [near, _far]: readonly [number, number], loaded: unknown) =>
    `<i>${distanceWords(near, 'Москва', viewpointOf(place))}</i>${pageOf(place)}<script>${jsonInScript(loaded)}</script>`
  const { data: copy, marked } = withDistanceMarks(data)
  const html = from(shared, [1_000_000, 1_000_010], copy)
  const there = [farm('Москва', 55.75, 0), { farms: [farm('Тверь, Тверская область', 56.86, 123)] }]
  expect(filled(html, shared, arbat, marked)).toBe(from(arbat, [0, 123], there))
  expect(html).not.toContain('"distanceKm":122')
  const inTown = [farm('Москва', 55.75, 1), { farms: [farm('Тверь, Тверская область', 56.86, 122)] }]
  expect(filled(html, shared, shared, marked)).toBe(from(shared, [1, 122], inTown))
  expect(zoneTemplateOf(`${html}<i>${formatDistance(1_000_010)}</i>`, shared, marked)).toBeNull()
  // a number alone is somebody's id
  expect(zoneTemplateOf(`${html}<i>${1_000_010}</i>`, shared, marked)).not.toBeNull()
  // what was loaded is kept by others, too
  expect(data).toEqual(inTown)
})
