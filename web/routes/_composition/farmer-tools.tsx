import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

export function FarmerTools({ farmer: { id, title } }: { farmer: { readonly id: number; readonly title: string } }) {
  return <FavoriteButton kind="farmers" id={id} title={title} look="white" />
}
