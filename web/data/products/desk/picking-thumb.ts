import type { PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'

const SIZE = 144

/** The picture of a product in a row of gathering; its title stands beside it. */
export const resizedThumb = ({ imageUrl }: Pick<PickingProduct, 'imageUrl'>) => ({
  src: resizedImageUrl(imageUrl, { width: SIZE, height: SIZE }),
  alt: '',
})
