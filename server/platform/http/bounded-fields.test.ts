import { api } from '@okolitsa/contracts/api.ts'
import { expect, it } from 'vitest'
import type { Json } from './json-schemas.ts'
import { openApiOf } from './openapi.ts'

interface Schema extends Json {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly format?: string
  readonly pattern?: string
}

/** Fields limited outside their schema: the end of the field's path, and the place of the limit. */
const BOUNDED_ELSEWHERE: Readonly<Record<string, string>> = {
  bonuses: 'piped into a bounded number',
  'document.blocks': 'piped into the checked document of a page',
  regionId: 'one of the regions',
  regionCode: 'one of the regions',
  phone: 'a telephone number',
  contactPhone: 'a telephone number',
  email: 'an e-mail address',
  inn: '10 or 12 digits',
  tin: '10 or 12 digits',
  name: 'a name of a person',
  firstName: 'a name of a person',
  lastName: 'a name of a person',
  birthDate: 'a day of the calendar',
  timeZone: 'a known time zone',
  paymentMethod: 'one of the methods',
  'content.title': 'checked with the document of the page',
  'seo.title': 'checked with the document of the page',
  'seo.description': 'checked with the document of the page',
  'seo.picture': 'checked with the document of the page',
  'user-agent': 'headers end at the limit of the server',
  'x-integration-token': 'headers end at the limit of the server',
  'x-app-version': 'headers end at the limit of the server',
  // numbers sent as text in a form
  'post /v1/cabinet/goods body.organizationId': 'piped into an id',
  'post /v1/cabinet/goods body.categoryId': 'piped into an id',
  'post /v1/cabinet/goods body.sectionId': 'piped into an id',
  'post /v1/cabinet/goods body.measure': 'one of the measures',
  'post /v1/cabinet/goods body.price': 'piped into an amount of money',
  'post /v1/cabinet/goods body.onHand': 'piped into an amount',
  // booleans
  withPlaces: 'a flag',
  useFreeDelivery: 'a flag',
  forMainAddress: 'a flag',
  openNow: 'a flag',
  freeDelivery: 'a flag',
  meatless: 'a flag',
  archived: 'a flag',
  asTyped: 'a flag',
  excludeCdek: 'a flag',
}
const isBoundedElsewhere = (place: string) =>
  Object.keys(BOUNDED_ELSEWHERE).some(
    (end) => place === end || place.endsWith(`.${end}`) || place.endsWith(`.${end}s[]`) || place.endsWith(` ${end}`),
  )

const FIXED_FORMATS = new Set(['date', 'date-time', 'uuid', 'binary'])
/** True when a pattern matches a bounded number of characters. */
const isBounded = (pattern: string) => /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace(/\\[*+]/g, ''))

function unboundedIn(schema: Schema, place: string): string[] {
  if (schema.const !== undefined || schema.enum !== undefined) return []
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    unboundedIn(one, place),
  )
  const types = [schema.type].flat()
  const own: string[] = []
  if (types.includes('integer') || types.includes('number')) {
    if ((schema.minimum ?? schema.exclusiveMinimum) === undefined) own.push(`${place}: a number without minimum`)
    if ((schema.maximum ?? schema.exclusiveMaximum) === undefined) own.push(`${place}: a number without maximum`)
  }
  if (types.includes('string') && schema.maxLength === undefined && !FIXED_FORMATS.has(schema.format ?? '')) {
    if (!schema.pattern || !isBounded(schema.pattern)) own.push(`${place}: a string without maxLength`)
  }
  if (types.includes('array') && schema.maxItems === undefined) own.push(`${place}: an array without maxItems`)
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unboundedIn(one, `${place}.${name}`))
  const items = schema.items ? unboundedIn(schema.items, `${place}[]`) : []
  const others =
    typeof schema.additionalProperties === 'object' ? unboundedIn(schema.additionalProperties, `${place}.*`) : []
  return [...(isBoundedElsewhere(place) ? [] : own), ...inner, ...fields, ...items, ...others]
}

interface Operation {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

it('limits every number, text and list of a request', () => {
  const { paths } = openApiOf(api, {}, { title: 'bounds', version: '1' }) as {
    paths: Record<string, Record<string, Operation>>
  }
  const unbounded = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => [
      ...parameters.flatMap((one) => unboundedIn(one.schema, `${method} ${path} ${one.in} ${one.name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        unboundedIn(schema, `${method} ${path} body`),
      ),
    ]),
  )
  expect([...new Set(unbounded)]).toEqual([])
})

it('finds fields without a limit', () => {
  expect(unboundedIn({ type: 'integer', exclusiveMinimum: 0 }, 'body.id')).toEqual([
    'body.id: a number without maximum',
  ])
  expect(unboundedIn({ type: 'array', items: { type: 'string' } }, 'body')).toEqual([
    'body: an array without maxItems',
    'body[]: a string without maxLength',
  ])
  expect(unboundedIn({ type: 'string', pattern: '^[a-z]+$' }, 'body')).toEqual(['body: a string without maxLength'])
})
