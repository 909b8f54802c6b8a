import type { FarmerCard as FarmerCardData } from '@okolitsa/contracts/catalog/farmer.ts'
import type { ComponentProps } from 'react'
import { FarmerCard } from '../../features/catalog/farmer-card.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

/** A farmer's card with its heart. */
export function FarmerTile(card: { farmer: FarmerCardData } & Omit<ComponentProps<typeof FarmerCard>, 'corner'>) {
  const { id, title } = card.farmer
  return <FarmerCard {...card} corner={<FavoriteButton kind="farmers" id={id} title={title} look="white" />} />
}
