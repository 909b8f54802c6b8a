import { gunzipSync } from 'node:zlib'
import type { TemplatePart } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, test } from 'vitest'
import { pageTemplate } from './page-template.ts'

const templateOf = (parts: TemplatePart[]) =>
  pageTemplate({ parts, widths: [null, null], formsOf: ({ city }) => [`{"city":"${city}"}`, city ?? ''] })

test('a page of a place is the same made of the template and of the packed one, and another place has another tag', async () => {
  const template = templateOf(['<p>', 1, '</p>', 0, 'сыр', 1])
  const packed = await template.packed()
  const [kazan, perm] = [
    { ...defaultLocation, city: 'Казань' },
    { ...defaultLocation, city: 'Пермь' },
  ]
  const { body, encoding, etag } = template.fill(kazan)
  expect([body.toString(), encoding]).toEqual(['<p>Казань</p>{"city":"Казань"}сырКазань', null])
  const short = packed.fill(kazan)
  expect([gunzipSync(short.body).toString(), short.encoding, short.etag]).toEqual([body.toString(), 'gzip', etag])
  expect(packed.fill(perm).etag).not.toBe(etag)
  expect(templateOf(['<p>', 1, '</p>', 0, 'мёд', 1]).fill(kazan).etag).not.toBe(etag)
  expect(await packed.packed()).toBe(packed)
})

test('text leans on what stands before it across forms of one width, and on nothing of a place', async () => {
  const words = (count: number, salt: number) =>
    Array.from({ length: count }, (_, index) => `<b>${(index * 7_919 * salt) % 9_973}</b>`).join('')
  const [long, repeated] = [words(9_000, 1), words(400, 2)]
  // the fourth form has no width: nothing is leant on across it
  const template = pageTemplate({
    parts: [long, 0, repeated, 1, repeated, 2, repeated, 3, repeated, 0, repeated],
    widths: [8, 8, 8, null],
    formsOf: ({ city }) => [...[1, 2, 3].map((number) => `${city}${number}`.padEnd(8)), `${city}`],
  })
  const { fill } = await template.packed()
  const places = ['a', '<b>1', 'b>2<', '7919</b', ' '].map((city) => ({ ...defaultLocation, city }))
  const sizes = places.map((place) => {
    const { body, encoding } = fill(place)
    expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', template.fill(place).body.toString()])
    return body.length
  })
  const alone = (await pageTemplate({ parts: [repeated], widths: [], formsOf: () => [] }).packed()).fill(
    defaultLocation,
  )
  const first = (await pageTemplate({ parts: [long], widths: [], formsOf: () => [] }).packed()).fill(defaultLocation)
  expect(sizes[0]).toBeLessThan(first.body.length + 3 * alone.body.length)
  expect(() => fill({ ...defaultLocation, city: 'too long a name' })).toThrow('not as long')
})
