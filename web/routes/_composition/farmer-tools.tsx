import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** Actions of a farmer, for the card and the head of the farmer's pages. */
export function FarmerTools({ farmer: { id, title } }: { farmer: { readonly id: number; readonly title: string } }) {
  return <FavoriteButton kind="farmers" id={id} title={title} look="white" />
}
