import { api } from '@okolitsa/contracts/api.ts'
import { namedSchemas } from '@okolitsa/contracts/named-schemas.ts'
import { expect, it } from 'vitest'
import { openApiOf } from '../server/platform/http/openapi.ts'
import { SPEC_CALLS } from './spec-calls.data.ts'

type Json = Readonly<Record<string, unknown>>
const document = openApiOf(api, namedSchemas, { title: 'calls', version: '1' }) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Json
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> }>
  >
}

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}')
/** Calls of the shop by method and path. A method on a path may be listed twice: parameters have other names. */
const served = new Map<string, Operation[]>()
for (const [path, methods] of Object.entries(document.paths))
  for (const [method, operation] of Object.entries(methods)) {
    const call = `${method.toUpperCase()} ${unnamed(path)}`
    served.set(call, [...(served.get(call) ?? []), operation])
  }

/** Names of the fields of a schema, including references and parts. */
function fieldsOf(schema: Json | undefined): string[] {
  if (!schema) return []
  const { $ref, properties, anyOf, oneOf, allOf } = schema as {
    $ref?: string
    properties?: Json
    anyOf?: Json[]
    oneOf?: Json[]
    allOf?: Json[]
  }
  if ($ref) {
    const found = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => (at as Json)[part], document)
    return fieldsOf(found as Json)
  }
  return [...Object.keys(properties ?? {}), ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap(fieldsOf)]
}
const askedFor = (operation: Operation) => [
  ...(operation.parameters ?? []).filter((one) => one.in !== 'path').map(({ name }) => name),
  ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
]
const answered = ({ responses }: Operation) =>
  Object.values(responses['200']?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema))
const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

it.each(SPEC_CALLS)('%s is served as specified', (call = '', fields) => {
  const operations = served.get(call)
  expect(operations, 'no such call').toBeDefined()
  const [asked, answers] = (fields ?? '').split('>') as [string, string?]
  expect(operations?.flatMap(askedFor)).toEqual(expect.arrayContaining(words(asked)))
  expect(operations?.flatMap(answered)).toEqual(expect.arrayContaining(words(answers)))
})

it('requires a file in a form with a mandatory one', () => {
  const [operation] = served.get('POST /api/v2/chat/list/{}/messages') ?? []
  expect(operation?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    allOf: [{}, { properties: { files: { minItems: 1 } }, required: ['files'] }],
  })
})

it('requires a challengeId in every call without cookies', () => {
  const described = [...served].flatMap(([call, operations]) =>
    operations.flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => {
        const { challengeId } = (schema.properties ?? {}) as Readonly<Record<string, { readonly description?: string }>>
        return challengeId ? [[call, challengeId.description ?? '']] : []
      }),
    ),
  )
  expect(described.map(([call]) => call)).toEqual(
    expect.arrayContaining(['POST /api/v1/auth', 'PATCH /api/v1/user/phone']),
  )
  for (const [call, description] of described) expect(description, call).toMatch(/required without cookies/i)
})
