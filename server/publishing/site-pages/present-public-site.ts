import type { publicSiteSchema } from '@okolitsa/contracts/site-pages/public-site.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { z } from 'zod'
import { presentSiteTheme } from '../sites/public.ts'
import type { PublicSiteRow } from './store/public-site.store.ts'
import type { PublishedPageRow } from './store/published-page.store.ts'

export function presentPublicSite(
  { organizationId, isConstructor, theme, legalName, legalAddress, tin, ien, ...site }: PublicSiteRow,
  pages: readonly PublishedPageRow[],
  language: Language,
): z.input<typeof publicSiteSchema> {
  const { colorTheme, typographyTheme, shape } = presentSiteTheme(theme, language)
  return {
    ...site,
    sellerId: organizationId,
    constructorType: isConstructor ? site.mode : null,
    colorTheme,
    typographyTheme,
    shape,
    legal: { organizationId, organizationName: legalName, organizationAddress: legalAddress, tin, ien },
    pages: pages.map(({ path, isInMenu, content }) => ({ path, title: content.title, isInMenu })),
  }
}
