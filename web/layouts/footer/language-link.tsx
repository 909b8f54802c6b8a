import { LANGUAGE_PARAMETER } from '@okolitsa/domain/language/language.ts'
import { languageSwitch } from '@okolitsa/strings/ru/language.ts'
import { useLocation } from 'react-router'

/**
 * The same page in the other language, said in that language. A link: the server keeps the choice and leads back, so it
 * works without scripts. Robots need not follow it: a page has one address, which is Russian until somebody chooses.
 */
export function LanguageLink() {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set(LANGUAGE_PARAMETER, languageSwitch.to)
  return (
    <a
      href={`${pathname}?${parameters}`}
      lang={languageSwitch.to}
      hrefLang={languageSwitch.to}
      rel="external nofollow"
      // the marks of a campaign are in the browser's address and not in a shared page's
      suppressHydrationWarning
    >
      {languageSwitch.title}
    </a>
  )
}
