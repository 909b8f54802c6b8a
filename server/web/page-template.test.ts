import { gunzipSync } from 'node:zlib'
import type { TemplatePart } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, test } from 'vitest'
import { pageTemplate } from './page-template.ts'

const templateOf = (parts: TemplatePart[]) =>
  pageTemplate({ parts, formsOf: ({ city }) => [`{"city":"${city}"}`, city ?? ''] })

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
