import { cropsEndpoints } from '@okolitsa/contracts/goods/crops.endpoints.ts'
import { goodsEndpoints } from '@okolitsa/contracts/goods/goods.endpoints.ts'
import { goodsProductEndpoints } from '@okolitsa/contracts/goods/goods-product.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { cropsHandlers } from './http/crops.handlers.ts'
import { goodsHandlers } from './http/goods.handlers.ts'
import { goodsProductHandlers } from './http/goods-product.handlers.ts'

/** Goods as their seller keeps them: it reads lists, and every change is a command of the products. */
export const goodsModule = defineModule({
  name: 'goods',
  uses: ['products', 'sellers', 'menus', 'images', 'audit'],
  create: ({ database }, { images, ...services }) => ({
    calls: [
      mounted(cropsEndpoints, cropsHandlers({ database, ...services })),
      mounted(goodsEndpoints, goodsHandlers({ database, ...services })),
      mounted(goodsProductEndpoints, goodsProductHandlers({ database, ...services, pictures: images.pictures })),
    ],
  }),
})
