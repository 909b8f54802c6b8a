import { farmPostDeskEndpoints, farmPostsEndpoints } from '@okolitsa/contracts/farm-posts/farm-posts.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { farmPostDeskHandlers } from './desk/http/farm-post-desk.handlers.ts'
import { farmPostsHandlers } from './http/farm-posts.handlers.ts'
import { moderatedPosts } from './moderated-posts.ts'
import { listNews } from './store/farm-post.store.ts'

export { type ImportedPost, importPosts } from './store/farm-post.store.ts'

/** Posts of farms on their pages and on the home page. */
export const farmPostsModule = defineModule({
  name: 'farmPosts',
  uses: ['sellers', 'products', 'images', 'audit', 'moderation'],
  create: ({ database, clock }, { sellers, products, images, audit, moderation }) => {
    const deps = { database, clock, sellers, products, audit, moderation, pictures: images.pictures }
    return {
      service: {
        moderated: { post: moderatedPosts({ sellers }) },
        newsOf: (farms, since, most) => listNews(database.executor, farms, since, most),
      },
      calls: [
        mounted(farmPostsEndpoints, farmPostsHandlers(deps)),
        mounted(farmPostDeskEndpoints, farmPostDeskHandlers(deps)),
      ],
    }
  },
})
