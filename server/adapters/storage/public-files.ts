import type { FileStorage, PictureStore } from '../../supply/images/ports.ts'
import { firstOf, picturesOf } from './picture-stores.ts'
import { createStarterPictures } from './starter-pictures.ts'

export interface PublicFiles {
  readonly pictures: PictureStore
  readonly files: Pick<FileStorage, 'get'>
}

/** Public files: uploads, drawings of the starter data, and in a demo its pictures and documents. */
export async function publicFiles(uploads: FileStorage, isDemo: boolean): Promise<PublicFiles> {
  const pictures = firstOf(picturesOf(uploads), createStarterPictures())
  if (!isDemo) return { pictures, files: uploads }
  // imported on demand, because a production shop is installed without the demo world
  const { createDemoPictureStore } = await import('./demo-picture-store.ts')
  const { withDemoPapers } = await import('./demo-papers.ts')
  return { pictures: firstOf(pictures, createDemoPictureStore()), files: withDemoPapers(uploads) }
}
