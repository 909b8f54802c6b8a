import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** What can be done with a farmer: the same on the card and in the head of the farmer's pages. */
export function FarmerTools({ farmer: { id, title } }: { farmer: { readonly id: number; readonly title: string } }) {
  return <FavoriteButton kind="farmers" id={id} title={title} look="white" />
}
