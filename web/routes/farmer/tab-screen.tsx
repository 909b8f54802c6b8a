import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import type { ReactNode } from 'react'
import { useAbsoluteUrl } from '../../app/use-absolute-url.ts'
import { farmerPath, farmersPath } from '../../features/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { FarmerHead } from '../../features/catalog/farmer-head.tsx'
import { PageHead } from '../../ui/page-head.tsx'

const WORDS = {
  delivery: {
    step: text.delivery,
    title: ({ title }: Farmer) => text.deliveryTitle(title),
    description: ({ title }: Farmer) => text.deliveryDescription(title),
  },
  info: {
    step: text.info,
    title: ({ title }: Farmer) => text.infoTitle(title),
    description: ({ title, tagline }: Farmer) => text.infoDescription(title, tagline),
  },
}

/** What the tabs of a farm without goods share. */
export function TabScreen({ farmer, tab, children }: { farmer: Farmer; tab: keyof typeof WORDS; children: ReactNode }) {
  const absolute = useAbsoluteUrl()
  const home = farmerPath(farmer.id)
  const path = `${home}/${tab}`
  const words = WORDS[tab]
  return (
    <div className="wrap">
      <PageHead
        title={catalog.titled(words.title(farmer))}
        description={words.description(farmer)}
        canonical={absolute(path)}
      />
      <BreadcrumbTrail
        items={[
          { title: text.farmers, href: farmersPath() },
          { title: farmer.title, href: home },
          { title: words.step, href: path },
        ]}
      />
      <FarmerHead farmer={farmer} tab={tab} />
      {children}
    </div>
  )
}
