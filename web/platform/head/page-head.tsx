import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useRootData } from '../loading/root-data.ts'

/** Title, description and address of a page; React puts them into the head. The title ends with whose site it is. */
export function PageHead({
  title,
  isWholeTitle,
  description,
  canonical,
  picture,
  isHidden,
}: {
  title: string
  /** The title names the site already: a home page's. */
  isWholeTitle?: boolean | undefined
  description?: string | undefined
  /** Absolute address. */
  canonical?: string | undefined
  /** Absolute address of the picture that messengers show. */
  picture?: string | undefined
  /** Kept out of search engines: filtered lists, search results. */
  isHidden?: boolean | undefined
}) {
  const { seller } = useRootData()
  const siteName = seller?.title ?? layoutText.siteName
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
