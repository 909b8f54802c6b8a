import { mattersPath } from '../../data/office/use-matter-queue.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** `/office/reviews`: the queue had only reviews before. */
export const loader = loading(() => moved(mattersPath('review')))
