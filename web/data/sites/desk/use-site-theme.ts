import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sitesDeskKeys } from './keys.ts'

/** Delay of saving after the last choice, ms: dragging over colours makes many choices. */
const PAUSE_MS = 300

/** The theme of a site: changes are displayed immediately and saved after a delay, one request at a time. */
export function useSiteTheme(siteUuid: string) {
  const queryClient = useQueryClient()
  const queryKey = sitesDeskKeys.siteTheme(siteUuid)
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<SiteTheme> => {
      const { colorTheme, ownColors, typographyTheme, shape } = await cabinetApi().themes.getSiteTheme({
        params: { siteUuid },
      })
      return { colorTheme: colorTheme.id, ownColors, typographyTheme: typographyTheme.id, shape }
    },
  })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (theme: SiteTheme) => cabinetApi().themes.changeSiteTheme({ params: { siteUuid }, body: theme }),
    scope: { id: `theme-${siteUuid}` },
    meta: { showsOwnError: true },
  })

  const waiting = useRef<SiteTheme>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (waiting.current) mutate(waiting.current)
    waiting.current = undefined
  })
  // saves the last choice when the panel is closed
  useEffect(() => () => write(), [])
  useEffect(() => {
    if (waiting.current === undefined) return
    timer.current = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(timer.current)
  })

  return {
    theme: query.data,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    state: isPending ? ('saving' as const) : isError ? ('failed' as const) : ('saved' as const),
    choose: (theme: SiteTheme) => {
      waiting.current = theme
      queryClient.setQueryData(queryKey, theme)
    },
  }
}
