import { LANGUAGE_PARAMETER } from '@okolitsa/domain/language/language.ts'
import { asWritten, languageSwitch } from '@okolitsa/strings/ru/language.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useLocation } from '../../platform/router/screens.tsx'

/**
 * Link to the same page in the other language, titled in that language. A link: the server stores the choice and
 * redirects back, so it works without scripts. `nofollow`, because a page has one canonical URL, which is Russian.
 */
export function LanguageLink() {
  const { search } = useLocation()
  const { languages } = useRootData().site.market
  if (languages?.includes(languageSwitch.to) === false) return null
  return (
    <>
      <a
        href={`${search ? `${search}&` : '?'}${LANGUAGE_PARAMETER}=${languageSwitch.to}`}
        lang={languageSwitch.to}
        hrefLang={languageSwitch.to}
        rel="external nofollow"
        // the browser's URL contains campaign parameters, the cached page does not
        suppressHydrationWarning
      >
        {languageSwitch.title}
      </a>
      {asWritten && <small> {asWritten}</small>}
    </>
  )
}
