import { chatLinksText } from '@okolitsa/strings/ru/chat-links.ts'
import { chatWithPath } from '../../data/chat/addresses.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MessageCircleIcon } from '../../ui/icons.ts'
import { FarmerTools } from './farmer-tools.tsx'

export function FarmerPageTools({ farmer }: { farmer: { readonly id: number; readonly title: string } }) {
  return (
    <>
      {hasArea(useRootData(), 'chat') && (
        <IconButton icon={MessageCircleIcon} label={chatLinksText.write} look="white" href={chatWithPath(farmer.id)} />
      )}
      <FarmerTools farmer={farmer} />
    </>
  )
}
