import type { FarmerCard as FarmerCardData } from '@okolitsa/contracts/catalog/farmer.ts'
import type { ComponentProps } from 'react'
import { FarmerCard } from '../../features/catalog/farmer-card.tsx'
import { FarmerTools } from './farmer-tools.tsx'

export function FarmerTile(card: { farmer: FarmerCardData } & Omit<ComponentProps<typeof FarmerCard>, 'corner'>) {
  return <FarmerCard {...card} corner={<FarmerTools farmer={card.farmer} />} />
}
