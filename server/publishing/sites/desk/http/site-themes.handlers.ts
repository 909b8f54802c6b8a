import type { siteThemesEndpoints } from '@okolitsa/contracts/sites/site-themes.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { COLOR_THEMES, colorThemeOf } from '@okolitsa/domain/themes/color-themes.ts'
import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { TYPOGRAPHY_THEMES, typographyThemeOf } from '@okolitsa/domain/themes/typography-themes.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Database, Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { SiteCommands, SitesService } from '../../ports.ts'
import { presentColorTheme, presentSiteTheme, presentTypographyTheme } from '../../public.ts'
import { findTheme } from '../../store/site.store.ts'

export function siteThemesHandlers({
  database: { executor, inTransaction },
  commands,
  readNow,
}: {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly commands: Pick<SiteCommands, 'changeTheme'>
  readonly readNow: SitesService['readNow']
}): Handlers<typeof siteThemesEndpoints> {
  const themeOf = async (on: Executor, scope: StaffScope, siteUuid: string) => {
    const found = await findTheme(on, scope, siteUuid)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }
  return {
    colorTheme: async ({ params: { id }, context: { language } }) => {
      const theme = colorThemeOf(id)
      if (!theme) throw new Refusal('NOT_FOUND')
      return presentColorTheme(theme, language)
    },
    typographyTheme: async ({ params: { id }, context: { language } }) => {
      const theme = typographyThemeOf(id)
      if (!theme) throw new Refusal('NOT_FOUND')
      return presentTypographyTheme(theme, language)
    },
    listThemes: async ({ context: { language } }) => ({
      colorThemes: COLOR_THEMES.map((theme) => presentColorTheme(theme, language)),
      typographyThemes: TYPOGRAPHY_THEMES.map((theme) => presentTypographyTheme(theme, language)),
      shapes: SHAPE_NAMES.map((name) => ({ name, title: wordsIn(language).themeTexts.shapes[name] })),
    }),
    getSiteTheme: async ({ params: { siteUuid }, scope, context: { language } }) =>
      presentSiteTheme((await themeOf(executor, scope, siteUuid)).theme, language),
    changeSiteTheme: async ({ params: { siteUuid }, body, scope, actor: { staffId }, context: { language } }) => {
      await inTransaction(async (tx) => {
        const { organizationId } = await themeOf(tx, scope, siteUuid)
        await commands.changeTheme(tx, { kind: 'staff', staffId }, { siteUuid, organizationId }, body)
      })
      // the author sees the change immediately, because this node does not wait for the database's notification
      await readNow(siteUuid)
      return presentSiteTheme(body, language)
    },
  }
}
