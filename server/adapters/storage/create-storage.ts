import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { FileStorage } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** Folders of kept files: what anybody may see, and photos that only their owners may. */
export type StorageFolder = 'uploads' | 'photos'

/** Where the settings say files are kept: a folder of this machine, or a store that all nodes share. */
export function createStorage(
  config: Config,
  onFailure: (error: unknown) => void,
): (folder: StorageFolder) => FileStorage {
  const s3 = config.S3
  if (s3 === null) return (folder) => createDiskStorage(join(config.OKOLITSA_DATA_DIR, folder))
  const open = (folder: StorageFolder) => createS3Storage({ ...s3, prefix: `${folder}/`, onFailure })
  // wrong keys fail the start, not the first customer with a photo
  open('uploads')
    .stat('none.txt')
    .catch(() => undefined)
  return open
}
