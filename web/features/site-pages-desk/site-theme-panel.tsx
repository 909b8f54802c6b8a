import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import type { useSiteTheme } from '../../data/sites/desk/use-site-theme.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ThemePanel } from './theme-panel.tsx'

const text = themeTexts.panel

/** The theme panel, loaded on demand. */
export function SiteThemePanel({ theme, isFailed, retry, state, choose }: ReturnType<typeof useSiteTheme>) {
  if (isFailed)
    return <ErrorState scope="block" title={text.notLoaded} action={<Button onClick={retry}>{text.retry}</Button>} />
  if (!theme)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  return <ThemePanel theme={theme} state={state} onChoose={choose} />
}
