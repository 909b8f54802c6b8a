import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { AwsClient } from 'aws4fetch'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import type { FileStorage } from '../../supply/images/ports.ts'
import { type Probe, ProbeFailure, serviceCheck } from '../external/service-probe.ts'

const EMPTY_HASH = createHash('sha256').digest('hex')

/** Lists the bucket, or looks whether the data folder can be written; a trial stores, reads and deletes a file. */
export function checkStorage(
  config: Config,
  deps: { readonly files: () => FileStorage; readonly limitMs?: number | undefined },
): ServiceCheck {
  const { S3: s3 } = config
  const credentials = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET'] as const
  return serviceCheck(
    config,
    {
      service: 'storage',
      mode: 'live',
      required: s3 ? [...bucket, ...credentials] : ['OKOLITSA_DATA_DIR'],
      credentials: s3 ? credentials : ['OKOLITSA_DATA_DIR'],
      address: s3 ? bucket : [],
      trial: 'trial',
      limitMs: deps.limitMs,
    },
    async (probe, { trial }) => {
      if (s3) await listBucket(probe, s3)
      else await requireFolder(config.OKOLITSA_DATA_DIR, probe.variables.credentials)
      if (!trial) return 'answers'
      await storeFile(deps.files(), probe.variables.credentials)
      return 'fileStored'
    },
  )
}

async function listBucket({ ask, variables }: Probe, s3: NonNullable<Config['S3']>): Promise<void> {
  const client = new AwsClient({ ...s3, service: 's3', retries: 0 })
  const url = `${s3.endpoint}/${s3.bucket}?list-type=2&max-keys=1`
  const { headers } = await client.sign(url, { headers: { 'x-amz-content-sha256': EMPTY_HASH } })
  const { bytes } = await ask(url, { headers })
  const page = Buffer.from(bytes).toString()
  if (!page.includes('ListBucketResult')) throw new ProbeFailure('malformed', variables.address)
}

async function requireFolder(folder: string, names: readonly string[]): Promise<void> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw new ProbeFailure('denied', names, error.code ?? null)
  })
}

async function storeFile(files: FileStorage, names: readonly string[]): Promise<void> {
  const key = `connection-check-${randomUUID()}.txt`
  const text = Buffer.from(key)
  try {
    await files.put(key, text)
    const stored = await files.get(key)
    if (!stored?.equals(text)) throw new ProbeFailure('malformed', names)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new ProbeFailure('refused', names)
  } finally {
    await files.delete(key).catch(() => undefined)
  }
}
