import type { PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'

const SIZE = 144

export const resizedThumb = ({ imageUrl }: Pick<PickingProduct, 'imageUrl'>) => ({
  src: resizedImageUrl(imageUrl, { width: SIZE, height: SIZE }),
  alt: '',
})
