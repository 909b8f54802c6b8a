/** Title, description and address of a page; React puts them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  picture,
  isHidden,
}: {
  title: string
  description?: string | undefined
  /** Absolute address. */
  canonical?: string | undefined
  /** Absolute address of the picture that messengers show. */
  picture?: string | undefined
  /** Kept out of search engines: filtered lists, search results. */
  isHidden?: boolean | undefined
}) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {picture && <meta property="og:image" content={picture} />}
      {isHidden && <meta name="robots" content="noindex, follow" />}
    </>
  )
}
