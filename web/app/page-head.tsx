import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useRootData } from './use-site.ts'

/** Title, description, canonical address and the card for messengers of a public page; React hoists them into the head. */
export function PageHead({
  title,
  description,
  path,
  picture,
}: {
  title: string
  description: string
  /** Canonical path without parameters that change nothing. */
  path: string
  /** Path or address of a picture for the card. */
  picture?: string | undefined
}) {
  const { origin } = useRootData().site
  const url = origin + path
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={shellText.brandInText} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
    </>
  )
}
