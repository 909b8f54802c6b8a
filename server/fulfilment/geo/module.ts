import { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createGeoModule } from './index.ts'

export const geoModule = defineModule({
  name: 'geo',
  uses: [],
  create: ({ adapters: { places } }) => ({ calls: [mounted(geoEndpoints, createGeoModule({ places }).handlers)] }),
})
