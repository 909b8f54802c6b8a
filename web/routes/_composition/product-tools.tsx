import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** Actions of a product other than buying, for its card and its page. */
export function ProductTools({
  product: { id, title },
  look,
}: {
  product: { readonly id: number; readonly title: string }
  look: 'picture' | 'white'
}) {
  return <FavoriteButton kind="products" id={id} title={title} look={look} />
}
