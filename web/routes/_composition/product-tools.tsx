import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** What can be done with a product beside buying it: the same on its card and on its page. */
export function ProductTools({
  product: { id, title },
  look,
}: {
  product: { readonly id: number; readonly title: string }
  look: 'picture' | 'white'
}) {
  return <FavoriteButton kind="products" id={id} title={title} look={look} />
}
