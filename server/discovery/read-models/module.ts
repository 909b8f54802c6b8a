import { defineModule } from '../../module.ts'
import { createReadModelsModule } from './index.ts'

export const readModelsModule = defineModule({
  name: 'read-models',
  uses: [],
  create: ({ database }) => createReadModelsModule(database),
})
