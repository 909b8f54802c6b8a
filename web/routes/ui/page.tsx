import { uiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import UiPage from '../../ui/ui-page.tsx'

/** The page of UI samples; in development only. */
export function Page() {
  return (
    <>
      <title>{uiSamples.title}</title>
      <UiPage samples={uiSamples} />
    </>
  )
}
