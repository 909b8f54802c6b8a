import { SHELF_PLACES } from '@okolitsa/domain/content/home-shelves.ts'
import { z } from 'zod'
import { productCardSchema } from '../catalog/product.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { shown } from '../kernel/shows.ts'

const shelves = z.object({
  items: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      place: z.enum(SHELF_PLACES),
      products: z.array(productCardSchema),
    }),
  ),
  /** The next moment at which a shelf starts or ends; null = none is planned. */
  changesAt: z.iso.datetime().nullable(),
})
shown.add(shelves, { ends: ['changesAt'] })

/** Shelves of the home page that the office has picked. */
export const pickedShelvesEndpoints = defineEndpointsIn('goods', {
  listPickedShelves: {
    method: 'GET',
    path: '/api/v1/content/shelves',
    access: 'public',
    summary:
      'Picked shelves of the home page with what of them can be ordered at the place; a short shelf is left out.',
    query: z.object({
      /** Token of a draft that is shown in place of the published version. */
      draft: z.string().max(200, 'tooLong').optional(),
      ...locationQuery,
    }),
    answer: shelves,
    cacheSeconds: 60,
  },
})
