import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useGoal } from '../router/screens.tsx'
import css from './navigation-progress.module.css'

/** A thin line at the top while the next page is loading; delayed by 200 ms so that quick pages do not flicker. */
export function NavigationProgress() {
  if (!useGoal()) return null
  return <div className={css.line} role="progressbar" aria-label={layoutText.loading} />
}
