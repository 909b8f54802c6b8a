import { sections } from '../../features/navigation/sections.ts'
import { SiteBlocks } from '../../features/site-blocks/site-blocks.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { ReportButton } from '../../ui/report-button.tsx'
import { LiveBlocks } from './live-blocks.tsx'
import type { loadSitePage } from './load-site-page.ts'

export function SitePageScreen({ page, ...shown }: Awaited<ReturnType<typeof loadSitePage>>) {
  const { site, seller } = useRootData()
  const absolute = useAbsoluteUrl()
  const { title, description, imageUrl, isIndexed } = page.seo
  const picture = imageUrl ?? seller?.pictureUrl
  return (
    <>
      <PageHead
        title={title || page.title}
        isWholeTitle={title !== ''}
        description={description || undefined}
        canonical={absolute(page.path)}
        picture={picture ? absolute(picture) : undefined}
        isHidden={!isIndexed}
      />
      <SiteBlocks
        title={page.title}
        blocks={page.blocks}
        live={{
          organizationId: site.organizationId ?? 0,
          consentHref: sections.consent.href,
          show: (block) => <LiveBlocks block={block} shown={shown} />,
        }}
      />
      <div className="wrap">
        <ReportButton kind="page" id={page.path} />
      </div>
    </>
  )
}
