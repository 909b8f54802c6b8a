import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useNavigation } from 'react-router'
import css from './navigation-progress.module.css'

/** A thin line at the top while the next page is on its way; it waits 200 ms so that quick pages do not flicker. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={css.line} role="progressbar" aria-label={layoutText.loading} />
}
