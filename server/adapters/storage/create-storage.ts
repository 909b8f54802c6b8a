import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { FileStorage } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** Folders of stored files: public ones, and photos visible to their owners only. */
export type StorageFolder = 'uploads' | 'photos'

/** The configured file storage: a folder of this machine, or a store shared by all nodes. */
export function createStorage(
  config: Config,
  onFailure: (error: unknown) => void,
): (folder: StorageFolder) => FileStorage {
  const s3 = config.S3
  if (s3 === null) return (folder) => createDiskStorage(join(config.OKOLITSA_DATA_DIR, folder))
  const open = (folder: StorageFolder) => createS3Storage({ ...s3, prefix: `${folder}/`, onFailure })
  // wrong keys must fail the start, not the first photo
  open('uploads')
    .stat('none.txt')
    .catch(() => undefined)
  return open
}
