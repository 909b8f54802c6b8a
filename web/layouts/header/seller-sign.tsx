import { pictureOf } from '../../data/catalog/picture.ts'
import type { SiteSeller } from '../../platform/loading/root-data.ts'
import { useMarketName } from '../../platform/loading/use-market.ts'
import { Avatar } from '../../ui/avatar.tsx'

const SIGN_PX = 40

export function SellerSign({ seller }: { seller: SiteSeller | null }) {
  const marketName = useMarketName()
  return (
    <>
      {seller?.pictureUrl && (
        <Avatar
          picture={pictureOf(seller.pictureUrl, '', { width: SIGN_PX, height: SIGN_PX }).src}
          hue={seller.hue}
          size={SIGN_PX}
        />
      )}
      {seller?.title ?? marketName}
    </>
  )
}
