import type { PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'

const SIZE = 144

/** The decorative picture of a product in a picking row, next to its title. */
export const resizedThumb = ({ imageUrl }: Pick<PickingProduct, 'imageUrl'>) => ({
  src: resizedImageUrl(imageUrl, { width: SIZE, height: SIZE }),
  alt: '',
})
