import { widgetEndpoints } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { widgetHandlers } from './http/widget.handlers.ts'

export const widgetModule = defineModule({
  name: 'widget',
  uses: ['catalog', 'sites'],
  create: ({ config }, { catalog, sites }) => ({
    calls: [mounted(widgetEndpoints, widgetHandlers({ catalog, sites, publicUrl: config.PUBLIC_URL }))],
  }),
})
