import { galleryDeskEndpoints } from '@okolitsa/contracts/images/gallery-desk.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { galleryDeskHandlers } from './http/gallery-desk.handlers.ts'

export const imagesDeskModule = defineModule({
  name: 'imagesDesk',
  uses: ['products', 'sellers', 'tours', 'images'],
  create: ({ database }, { images, ...services }) => ({
    calls: [mounted(galleryDeskEndpoints, galleryDeskHandlers({ ...services, database, pictures: images.pictures }))],
  }),
})
