import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface TestS3 {
  readonly options: {
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
  close(): Promise<void>
}

/** A third-party store with an empty bucket that checks every signature (AWS 4). */
export async function openS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'okolitsa-s3-'))
  const bucket = 'shop'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  let isOpen = true
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      if (isOpen) await server.close()
      isOpen = false
      await rm(directory, { recursive: true, force: true })
    },
  }
}
