import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import { questionWords, reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import type { ReactNode } from 'react'
import { farmAddresses, farmersPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { FarmerHead } from '../../features/catalog/farmer-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { FarmerPageTools } from '../_composition/farmer-page-tools.tsx'
import { OpeningAlert } from '../_composition/opening-alert.tsx'

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
  reviews: {
    step: text.reviewsTab,
    title: ({ title }: Farmer) => reviewWords.pageTitle(title),
    description: ({ title }: Farmer) => reviewWords.pageDescription(title),
  },
  questions: {
    step: text.questionsTab,
    title: ({ title }: Farmer) => questionWords.pageTitle(title),
    description: ({ title }: Farmer) => questionWords.pageDescription(title),
  },
}

export function TabScreen({ farmer, tab, children }: { farmer: Farmer; tab: keyof typeof WORDS; children: ReactNode }) {
  const absolute = useAbsoluteUrl()
  const root = useRootData()
  const isOwnShop = isSellerSite(root)
  const farm = farmAddresses(root.site, farmer.id)
  const path = farm[tab]
  const words = WORDS[tab]
  return (
    <div className="wrap">
      <PageHead
        title={isOwnShop ? words.step : words.title(farmer)}
        description={words.description(farmer)}
        canonical={absolute(path)}
      />
      <BreadcrumbTrail
        items={[
          ...(isOwnShop
            ? []
            : [
                { title: text.farmers, href: farmersPath() },
                { title: farmer.title, href: farm.goods },
              ]),
          { title: words.step, href: path },
        ]}
      />
      <FarmerHead
        farmer={farmer}
        tab={tab}
        tools={<FarmerPageTools farmer={farmer} />}
        whileResting={<OpeningAlert organizationId={farmer.id} />}
      />
      {children}
    </div>
  )
}
