import { encodeLocation, type Location, withoutDoor } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceLines } from '../../features/location/place-lines.tsx'
import { jsonInScript } from '../../platform/hydration/json-in-script.ts'
import { placeForms, templateOf } from './place-template.tsx'

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

test('the page of one place becomes the very page of another, and of no place that is not in it', () => {
  const shared = withoutDoor({ ...arbat, coords: { latitude: 55.76, longitude: 37.6 } })
  const forms = placeForms(arbat)
  const filled = templateOf(pageOf(shared), shared)?.map((part) => (typeof part === 'number' ? forms[part] : part))
  expect(filled?.join('')).toBe(pageOf(arbat))
  expect(templateOf(pageOf(arbat), shared)).toBeNull()
})
