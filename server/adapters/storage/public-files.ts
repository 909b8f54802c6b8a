import type { FileStorage, PictureStore } from '../../supply/images/ports.ts'
import { withDemoPapers } from './demo-papers.ts'
import { createDemoPictureStore } from './demo-picture-store.ts'
import { firstOf, picturesOf } from './picture-stores.ts'

export interface PublicFiles {
  readonly pictures: PictureStore
  readonly files: Pick<FileStorage, 'get'>
}

/** What anybody may see: uploads, and in a demo its pictures and papers behind them. */
export function publicFiles(uploads: FileStorage, isDemo: boolean): PublicFiles {
  const pictures = picturesOf(uploads)
  if (!isDemo) return { pictures, files: uploads }
  return { pictures: firstOf(pictures, createDemoPictureStore()), files: withDemoPapers(uploads) }
}
