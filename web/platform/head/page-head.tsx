import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useRootData } from '../loading/root-data.ts'

/**
 * Title, description and URL of a page, hoisted into the head by React. The name of the site is appended to the title.
 */
export function PageHead({
  title,
  isWholeTitle,
  description,
  canonical,
  picture,
  isHidden,
}: {
  title: string
  /** Whether the title already contains the name of the site, as on a home page. */
  isWholeTitle?: boolean | undefined
  description?: string | undefined
  /** Absolute canonical URL. */
  canonical?: string | undefined
  /** Absolute URL of the preview picture for messengers. */
  picture?: string | undefined
  /** Sets `noindex`: for filtered lists and search results. */
  isHidden?: boolean | undefined
}) {
  const { seller, site } = useRootData()
  const siteName = seller?.title ?? site.market.name
  const fullTitle = isWholeTitle ? title : layoutText.titled(title, siteName)
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={siteName} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {isHidden && <meta name="robots" content="noindex, follow" />}
    </>
  )
}
