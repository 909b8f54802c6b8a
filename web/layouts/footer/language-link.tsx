import { LANGUAGE_PARAMETER } from '@okolitsa/domain/language/language.ts'
import { asWritten, languageSwitch } from '@okolitsa/strings/ru/language.ts'
import { useLocation } from '../../platform/router/screens.tsx'

/**
 * The same page in the other language, said in that language. A link: the server keeps the choice and leads back, so it
 * works without scripts. Robots need not follow it: a page has one address, which is Russian until somebody chooses.
 */
export function LanguageLink() {
  const { search } = useLocation()
  return (
    <>
      <a
        href={`${search ? `${search}&` : '?'}${LANGUAGE_PARAMETER}=${languageSwitch.to}`}
        lang={languageSwitch.to}
        hrefLang={languageSwitch.to}
        rel="external nofollow"
        // the browser's address contains campaign parameters, the cached page does not
        suppressHydrationWarning
      >
        {languageSwitch.title}
      </a>
      {asWritten && <small> {asWritten}</small>}
    </>
  )
}
