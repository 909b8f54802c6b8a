import { join } from 'node:path'
import { api } from '@okolitsa/contracts/api.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import {
  createDrawingProcesses,
  createIcons,
  createImagesModule,
  createPaperArchive,
  createPhotoArchive,
  createPreviews,
} from './index.ts'

const BYTES_IN_MEGABYTE = 1024 * 1024
/** Factor of the disk limit for previews. */
const PREVIEWS_SHARE = 4

export const imagesModule = defineModule({
  name: 'images',
  uses: [],
  create: ({ config, disk, log, adapters, publicFiles }) => {
    const drawing = createDrawingProcesses()
    const images = createImagesModule({
      ...publicFiles,
      drawing,
      cacheDir: join(config.OKOLITSA_DATA_DIR, 'cache', 'images'),
      cacheMaxBytes: config.IMAGE_CACHE_MAX_MB * BYTES_IN_MEGABYTE,
      mayWrite: disk.mayCache,
      log,
    })
    const previews = createPreviews({
      pictures: publicFiles.pictures,
      drawing,
      cacheDir: join(config.OKOLITSA_DATA_DIR, 'cache', 'previews'),
      cacheMaxBytes: (config.IMAGE_CACHE_MAX_MB * BYTES_IN_MEGABYTE) / PREVIEWS_SHARE,
      mayWrite: disk.mayCache,
      log,
    })
    const pictures = createPhotoArchive({ files: adapters.storage('uploads'), drawing })
    return {
      service: {
        mount: images.mount,
        previews,
        icons: createIcons({ drawing }),
        photos: createPhotoArchive({ files: adapters.storage('photos'), drawing }),
        pictures,
        papers: createPaperArchive(adapters.storage('uploads'), pictures),
      },
      // pictures and documents are routes of this module
      calls: [mounted(api.images, {}), mounted(api.files, {})],
      gauges: [
        { name: 'image_cache_bytes', help: 'Ready pictures on disk', read: images.cacheBytes },
        { name: 'preview_cache_bytes', help: 'Ready previews of pages on disk', read: previews.cacheBytes },
        { name: 'pictures_waiting', help: 'Pictures that wait to be drawn', read: images.waiting },
      ],
      close: drawing.close,
    }
  },
})
