import type { LiveBlock } from '../../features/site-blocks/block-at.ts'
import { ContactsBlock } from './contacts-block.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { DishesBlock } from './dishes-block.tsx'
import { GoodsBlock } from './goods-block.tsx'
import type { Shown } from './load-site-page.ts'
import { QuestionsBlock } from './questions-block.tsx'
import { ReviewsBlock } from './reviews-block.tsx'

/** A block with content of the shop; hidden when the shop has none. */
export function LiveBlocks({ block, shown }: { block: LiveBlock; shown: Shown }) {
  switch (block.type) {
    case 'goods':
      return shown.restaurant ? (
        <DishesBlock props={block.props} restaurant={shown.restaurant} dishes={shown.dishes} />
      ) : (
        <GoodsBlock props={block.props} products={shown.products} />
      )
    case 'reviews':
      return <ReviewsBlock props={block.props} reviews={shown.reviews} />
    case 'questions':
      return <QuestionsBlock props={block.props} questions={shown.questions} />
    case 'contacts':
      return <ContactsBlock props={block.props} shown={shown} />
    case 'delivery':
      return <DeliveryBlock props={block.props} shown={shown} />
  }
}
