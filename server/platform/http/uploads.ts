import multipart, { type Multipart } from '@fastify/multipart'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Uploads = NonNullable<Endpoint['files']>
/** Maximum number of a form's fields, and maximum bytes of each. */
const MAX_FIELDS = 20
const LONGEST_FIELD = 16_384
/** Codes of parser errors with specific messages (`asRefusal`); all other errors mean an interrupted or broken form. */
const DESCRIBED_ERRORS = /^FST_(REQ_FILE_TOO_LARGE|FILES_LIMIT|FIELDS_LIMIT|INVALID_MULTIPART_CONTENT_TYPE)$/

/** Accepts forms with files in one part of the server only, within the call's own limits. */
export const withUploads = (app: FastifyInstance, { most, maxBytes }: Uploads, route: (app: FastifyInstance) => void) =>
  app.register(async (part) => {
    await part.register(multipart, {
      limits: { files: most, fileSize: maxBytes, fields: MAX_FIELDS, fieldSize: LONGEST_FIELD },
    })
    // unread bytes of the body would block the next request of the connection
    part.addHook('onResponse', async ({ raw }) => {
      raw.unpipe()
      raw.resume()
    })
    route(part)
  })

/**
 * Reads the fields of a form; files are read one by one on demand, so at most one is in memory. Fields come before
 * files, because they decide whether the files are wanted.
 */
export async function openForm(
  request: FastifyRequest,
  { most, maxBytes }: Uploads,
): Promise<{ fields: unknown; files: AsyncIterable<Uint8Array> }> {
  if (Number(request.headers['content-length']) > most * maxBytes + MAX_FIELDS * LONGEST_FIELD) {
    throw new Refusal('BODY_TOO_LARGE')
  }
  const parts = partsOf(request)
  const fields: Record<string, unknown> = Object.create(null)
  let part = await parts.next()
  for (; !part.done && part.value.type === 'field'; part = await parts.next()) {
    fields[part.value.fieldname] = part.value.value
  }
  return { fields: { ...fields }, files: filesFrom(part, parts) }
}

async function* filesFrom(
  first: IteratorResult<Multipart>,
  parts: AsyncGenerator<Multipart>,
): AsyncGenerator<Uint8Array> {
  for (let part = first; !part.done; part = await parts.next()) {
    if (part.value.type === 'field') throw new Refusal('MALFORMED_FORM')
    yield await orRefusal(part.value.toBuffer())
  }
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()
  for (let part = await orRefusal(parts.next()); !part.done; part = await orRefusal(parts.next())) yield part.value
}

async function orRefusal<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (DESCRIBED_ERRORS.test(String((error as { code?: unknown }).code))) throw error
    throw new Refusal('MALFORMED_FORM')
  }
}
