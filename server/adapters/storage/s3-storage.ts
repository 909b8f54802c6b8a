import { createHash } from 'node:crypto'
import { contentTypeOf } from '@okolitsa/domain/files/content-type.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { AwsClient } from 'aws4fetch'
import type { FileFacts, FileStorage } from '../../supply/images/ports.ts'

export interface S3Options {
  /** URL of the store, `https://storage.example`; the bucket is the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prefix of all keys: `photos/`. */
  readonly prefix: string
  readonly onFailure: (error: unknown) => void
  /** Time limit of one answer, ms. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** Number of retries after «too busy» and «broken». */
const RETRIES = 2
const RETRY_AFTER_S = 5

/** The part of the S3 API that every compatible store has: five calls with the bucket in the path. */
export function createS3Storage(options: S3Options): FileStorage {
  const { endpoint, bucket, prefix, onFailure, timeoutMs = TIMEOUT_MS } = options
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const bucketUrl = `${endpoint}/${bucket}`

  /** Sends a call and returns a valid answer; null = no such file. */
  async function ask(
    method: string,
    url: string,
    body?: Uint8Array<ArrayBuffer>,
    type?: string,
  ): Promise<Response | null> {
    const headers = {
      // signed together with the headers, so that a body altered on its way is refused
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(type && { 'content-type': type }),
    }
    try {
      const call = () => {
        const signal = AbortSignal.timeout(timeoutMs)
        return client.fetch(url, { method, headers, signal, ...(body && { body }) })
      }
      // an idle connection may be cut at its next use; every call is idempotent
      const answer = await call().catch((error: unknown) => {
        if (error instanceof TypeError) return call()
        throw error
      })
      if (answer.ok) return answer
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new Error(`${method} ${new URL(url).pathname}: ${answer.status}`)
    } catch (error) {
      onFailure(error)
      throw new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER_S })
    }
  }
  const urlOf = (key: string): string | null => (contentTypeOf(key) === null ? null : `${bucketUrl}/${prefix}${key}`)

  return {
    async put(key, bytes) {
      const [url, type] = [urlOf(key), contentTypeOf(key)]
      if (url === null || type === null) throw new TypeError(`no key of a file: ${key}`)
      const kept = await ask('PUT', url, new Uint8Array(bytes), type)
      // a missing bucket is answered like a missing file
      if (kept === null) throw new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER_S })
      await kept.body?.cancel()
    },
    async get(key) {
      const url = urlOf(key)
      const answer = url === null ? null : await ask('GET', url)
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    async stat(key) {
      const [url, contentType] = [urlOf(key), contentTypeOf(key)]
      const answer = url === null ? null : await ask('HEAD', url)
      return answer && contentType ? { key, bytes: Number(answer.headers.get('content-length')), contentType } : null
    },
    async delete(key) {
      const url = urlOf(key)
      const answer = url === null ? null : await ask('DELETE', url)
      await answer?.body?.cancel()
    },
    async *list(wanted) {
      let token: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + wanted })
        if (token !== null) query.set('continuation-token', token)
        const answer = await ask('GET', `${bucketUrl}?${query}`)
        const page: string = answer ? await answer.text() : ''
        yield* filesOf(page, prefix)
        token = /<IsTruncated>true</.test(page) ? tag(page, 'NextContinuationToken') : null
      } while (token !== null)
    },
  }
}

function* filesOf(page: string, prefix: string): Generator<FileFacts> {
  for (const [contents] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const key = tag(contents, 'Key')?.slice(prefix.length)
    const contentType = key && contentTypeOf(key)
    if (contentType) yield { key, bytes: Number(tag(contents, 'Size')), contentType }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const tag = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_all, entity: string) => ENTITIES[entity] ?? '') ?? null
