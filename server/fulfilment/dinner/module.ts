import { defineModule } from '../../module.ts'
import { createDinnerService } from './dinner-service.ts'

export const dinnerModule = defineModule({
  name: 'dinner',
  uses: ['menus', 'delivery'],
  create: ({ database, clock }, { menus }) => ({
    service: createDinnerService({ executor: database.executor, clock, menus }),
  }),
})
