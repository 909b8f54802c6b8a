import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodeLocation, type Location, titleOf } from '@okolitsa/domain/geo/location.ts'
import { LANGUAGE_COOKIE, type Language } from '@okolitsa/domain/language/language.ts'
import { expect, inject, test } from 'vitest'
import { NOVOSIBIRSK } from './far-place.ts'
import { shopOf } from './shop-page.ts'

/** Pages that are rendered for a zone; the last four for the place itself. */
const PATHS = [
  '/',
  '/farmers?sort=rating',
  '/farmers/102',
  '/farmers/102/delivery',
  '/category',
  '/category/molochnoe-i-syr',
  '/category/hleb/baget-na-opare-104',
  '/search-result?q=ферма',
  '/recipes',
  '/restaurants',
  '/restaurants/301',
  '/restaurants/301/info',
  '/dishes/borshch-s-govyadinoj-301',
  '/cart',
  '/delivery-and-payment',
  // shops of sellers: a restaurant's, a farm's, one made in the constructor, a tour operator's
  'pechka/',
  'syrovarnya-luchkovyh/',
  'syrovarnya-luchkovyh/info',
  'u-marfy/',
  'gornyj-stol/',
  '/farmers',
  '/tours',
  '/restaurants?only=fast',
  '/category/nothing-such',
]

const at = (place: Partial<Location>): Location => {
  const { latitude, longitude } = NOVOSIBIRSK.coords
  const near = { latitude: latitude + 0.002, longitude: longitude + 0.003 }
  const location: Location = { ...NOVOSIBIRSK, coords: near, ...place }
  return { ...location, title: titleOf(location) }
}
const moscow = { city: 'Москва', region: 'Москва', regionCode: '77' }
/** Two places where the same sellers come, and a third that is known by its town only. */
const ZONES = {
  Moscow: [
    at({ ...moscow, coords: { latitude: 55.7512, longitude: 37.6184 }, street: 'улица Варварка', house: '1' }),
    at({ ...moscow, coords: { latitude: 55.7531, longitude: 37.6203 }, street: 'Ветошный переулок', house: '5' }),
    at({ ...moscow, coords: { latitude: 55.7522, longitude: 37.6156 }, precision: 'place' }),
  ],
  'far away': [at({ street: 'Красный проспект', house: '7' }), at({ settlement: 'Дальний', city: null }), NOVOSIBIRSK],
}

/** As browsers read it, whenever it was rendered and whoever asked: space in a closing tag and after a number is nothing. */
const read = (html: string) =>
  html
    .replace(/"now":"[^"]*"|"requestId":"[^"]*"/g, '')
    .replace(/ +>/g, '>')
    .replace(/("distanceKm":[\d.]+|"time":\{[^}]*\}) +/g, '$1')

const unpackedBy: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** @param address a path, behind the name of a seller whose shop it is in */
async function visit(address: string, place: Location, language: Language, more = '') {
  const at = address.indexOf('/')
  const { host } = new URL(at === 0 ? inject('shopUrl') : shopOf(address.slice(0, at)))
  const cookie = `location=${encodeLocation(place)}; ${LANGUAGE_COOKIE}=${language}${more}`
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
    cookie,
    host,
    'x-forwarded-for': '198.51.100.77',
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // asked as itself, since Node looks host names up
  get(new URL(address.slice(at), inject('shopUrl')), { headers }, resolve).on('error', reject)
  const answer = await promise
  const encoding = answer.headers['content-encoding'] ?? null
  const bytes = await buffer(answer)
  const text = encoding === null ? bytes : unpackedBy[encoding]?.(bytes)
  return { status: answer.statusCode, encoding, html: read(String(text)) }
}

test.each([
  ['Moscow', 'ru'],
  ['far away', 'ru'],
  ['Moscow', 'en'],
] as const)('every place of a zone has the very page that is rendered for it: %s, %s', async (zone, language) => {
  const [first, ...others] = ZONES[zone] as [Location, ...Location[]]
  for (const path of PATHS) {
    await visit(path, first, language)
    // what others do meanwhile (the last piece is sold, a farm is praised) may come between the two, and what no page is
    // told of shows once it has grown old
    for (const place of others)
      await expect
        .poll(
          async () => {
            const filled = await visit(path, place, language)
            // a tester's page is rendered for the very place
            const rendered = await visit(path, place, language, '; hidden-seller=1')
            return [path, filled.status, filled.html === rendered.html ? 'the same' : [filled.html, rendered.html]]
          },
          { timeout: 60_000 },
        )
        .toEqual([path, path === '/category/nothing-such' ? 404 : 200, 'the same'])
  }
})

test('the page of an address that nobody asked from is put together, not rendered', async () => {
  const [, , known] = ZONES.Moscow as [Location, Location, Location]
  let house = 20
  // packed in pieces: so are only pages of a zone from which another place has asked. A page that changed is rendered
  for (const path of PATHS.slice(0, -4))
    await expect
      .poll(async () => {
        const place: Location = { ...known, street: 'Ильинка', house: String(house++), precision: 'house' }
        return [path, (await visit(path, place, 'ru')).encoding]
      })
      .toEqual([path, 'gzip'])
})
